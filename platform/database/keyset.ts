/**
 * Returns condition and order to read a list from a position: all `columns` have the same order, the last is unique,
 * and `parameter` is the number of the first of their values. PostgreSQL compares the row as a whole, so one index is
 * enough.
 */
export function keyset(
  columns: readonly string[],
  order: "asc" | "desc",
  direction: "after" | "before",
  parameter: number,
): { condition: string; orderBy: string } {
  const walk = (order === "asc") === (direction === "after") ? "asc" : "desc";
  const places = columns.map((_, index) => `$${parameter + index}`);
  return {
    condition: `(${columns.join(", ")}) ${walk === "asc" ? ">" : "<"} (${places.join(", ")})`,
    orderBy: columns.map((column) => `${column} ${walk}`).join(", "),
  };
}
