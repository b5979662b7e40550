/** The first and the last date of a month, `YYYY-MM`. */
export function datesOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
