/** Reads the chosen leave type of an address, which can be forged. The router parses a bare number. */
export function readOwnLeaveSearch({ type }: Record<string, unknown>): { type?: string } {
  const text = typeof type === "string" || typeof type === "number" ? String(type) : "";
  return /^[1-9][0-9]{0,17}$/.test(text) ? { type: text } : {};
}
export type OwnLeaveSearch = ReturnType<typeof readOwnLeaveSearch>;
