import type { z } from "zod";
import type { Punch } from "../../contract/evaluation.ts";
import type { trySchedule } from "../../contract/schemas-officer.ts";
import { dayLength, dayOf, minutesOf, writeInstant } from "../../contract/written-time.ts";
import { toInstant } from "../engine/time-zone.ts";

type Tried = NonNullable<z.output<typeof trySchedule>["punches"]>[number];

/** Punches to try as the engine takes them: nobody has judged them, and the server got them when they were made. */
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

/** A moment at which a date is over everywhere on earth, and with it all windows of its slots. */
export const longAfter = (date: string): Date => new Date((dayOf(date) + 4) * dayLength);
