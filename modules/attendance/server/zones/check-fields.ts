import type { ValidatorMessage } from "#shared/validators.ts";
import { checkZone } from "../engine/check-zone.ts";

type Fields = Pick<Parameters<typeof checkZone>[1], "startDate" | "endDate" | "days" | "opensBefore" | "closesAfter">;

const messages: Record<string, ValidatorMessage["key"]> = {
  end_before_start: "endBeforeStart",
  end_equals_start: "endIsStart",
  slot_too_long: "slotTooLong",
  overlapping_slots: "slotsOverlap",
};

/** Returns conflicts between the fields of a zone, by the engine's rules. */
export function zoneObjections(fields: Fields): { path: string; message: ValidatorMessage }[] {
  const zone: Parameters<typeof checkZone>[1] = {
    id: "0",
    layer: "base",
    checkInAllowance: 0,
    checkOutAllowance: 0,
    halfDayBelow: 0,
    absentBelow: 0,
    clipEarly: true,
    clipLate: true,
    autoCheckOut: "none",
    active: true,
    ...fields,
  };
  return checkZone("", zone).map(({ path, code }) => ({
    path: path.replace(/^\./, ""),
    message: { key: messages[code] ?? "invalid" },
  }));
}
