import { month } from "../fill/attendance-rows.ts";
import { compareLatency, type Finding } from "../measurements.ts";

/** Compares the month of 500 people with that of one. */
export function compareSheet(url: string, token: string): Promise<Finding> {
  const sheet = (people: number): string => `${url}/api/attendance/sheet?month=${month}&limit=${people}`;
  const urls = { measured: sheet(500), comparedWith: sheet(1) };
  return compareLatency("month sheet of 500 people against one", urls, 20, token, 60);
}
