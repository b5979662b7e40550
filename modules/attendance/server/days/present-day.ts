import type { AttendanceDay } from "../../contract/schemas-day.ts";
import { writeInstant } from "../../contract/written-time.ts";
import { referenceTo, type RulesSnapshot } from "../rules/load-rules.ts";
import type { StoredDay } from "./queries.ts";

/** The deciding exception day; null if there is none or its row was deleted. */
function exceptionOf(row: StoredDay, { exceptionDays }: RulesSnapshot): AttendanceDay["exceptionDay"] {
  const id = row.reasons.find(({ exception }) => exception !== undefined)?.exception;
  return id === undefined ? null : (exceptionDays.get(id) ?? null);
}

/** The end of the deciding zone's allowance; null with an absence, which may move the start that it counts from. */
function onTimeUntil({ slotStart: start, reasons }: StoredDay, { prepared }: RulesSnapshot): string | null {
  const best = reasons.find(({ assignment }) => assignment !== undefined)?.assignment ?? "";
  const zone = prepared.assignmentsById.get(best)?.zone;
  if (start === null || zone === undefined || reasons.some(({ code }) => code === "absence")) return null;
  return writeInstant(Date.parse(start) + zone.checkInAllowance);
}

export const presentDay = (row: StoredDay, snapshot: RulesSnapshot): AttendanceDay => ({
  ...row,
  slot: row.slot === 0 ? null : row.slot,
  zone: referenceTo(snapshot.zones, row.zone),
  onTimeUntil: onTimeUntil(row, snapshot),
  exceptionDay: exceptionOf(row, snapshot),
});
