import type { z } from "zod";
import type { Punch } from "../../contract/evaluation.ts";
import type { trySchedule } from "../../contract/schemas-officer.ts";
import { dayLength, dayOf, minutesOf, writeInstant } from "../../contract/written-time.ts";
import { toInstant } from "../engine/time-zone.ts";

type Tried = NonNullable<z.output<typeof trySchedule>["punches"]>[number];

/** Converts tried punches to the engine's input: not judged, and received when made. */
export const punchesOf = (tried: readonly Tried[], timeZone: string): Punch[] =>
  tried.map(({ kind, at, latitude = null, longitude = null, accuracy = null }) => {
    const minute = toInstant(timeZone, dayOf(at.slice(0, 10)), minutesOf(at.slice(11, 16)));
    return {
      kind,
      at: writeInstant(minute + Number(at.slice(17) || 0) * 1000),
      receivedAt: null,
      latitude,
      longitude,
      accuracy,
      clientId: null,
      stored: null,
    };
  });

/** Returns a moment at which a date, and all windows of its slots, are over in all time zones. */
export const afterAllWindows = (date: string): Date => new Date((dayOf(date) + 4) * dayLength);
