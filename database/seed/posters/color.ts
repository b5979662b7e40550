/** Base colours of all posters. */
export const color = {
  amber: "#efb64b",
  saffron: "#c77e06",
  clay: "#c9683c",
  umber: "#4a2018",
  teal: "#0b5d54",
  deep: "#073e39",
  pine: "#04211f",
  plum: "#2c2556",
  night: "#0a1a33",
  ink: "#050d18",
} as const;

/** Mixes two `#rrggbb` colours; `share` (0 to 1) is the part of the second one. */
export function mix(from: string, to: string, share: number): string {
  const t = Math.min(1, Math.max(0, share));
  const channel = (at: number): string => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * t)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
