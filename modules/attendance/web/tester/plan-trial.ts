import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { ScheduleTrial } from "#modules/attendance/contract/schemas-officer.ts";
import type { Attendee } from "#modules/attendance/contract/schemas-parts.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { addDays } from "#ui/dates/add-days.ts";

/** A punch to try; `place` is a location's id, or empty for no position. Metres are typed texts. */
export type TriedPunch = {
  kind: "in" | "out";
  day: "same" | "next";
  time: string | null;
  place: string;
  metres: string;
};

export type TrialValues = {
  who: "person" | "described";
  person: Attendee | null;
  roles: readonly string[];
  joinedOn: string | null;
  date: string | null;
  punching: "real" | "tried";
  punches: TriedPunch[];
};

export const emptyTrial: Omit<TrialValues, "date"> = {
  who: "person",
  person: null,
  roles: [],
  joinedOn: null,
  punching: "real",
  punches: [],
};

export const firstPunch: TriedPunch = { kind: "in", day: "same", time: null, place: "", metres: "0" };

/** Metres per degree of latitude, on a sphere of the mean radius of the earth. */
const degree = 111_195.08;
/** Accuracy of a receiver under open sky, in metres. */
const usualAccuracy = 10;

export function metresTyped(text: string): number | null {
  const typed = toLatinDigits(text.trim());
  return /^\d{1,7}(?:\.\d+)?$/.test(typed) ? Number(typed) : null;
}

/** A position at a distance on the meridian of a location, away from the nearer pole. */
function positionFrom({ latitude, longitude }: Pick<Location, "latitude" | "longitude">, metres: number) {
  const away = (metres / degree) * (latitude > 0 ? -1 : 1);
  return { latitude: Math.max(-90, Math.min(90, latitude + away)), longitude, accuracy: usualAccuracy };
}

/** Returns the request body. Requires a validated form: person, date and times are set. */
export function trialOf(
  { who, person, roles, joinedOn, date, punching, punches }: TrialValues,
  places: readonly Pick<Location, "id" | "latitude" | "longitude">[],
): ScheduleTrial {
  const day = date ?? "";
  const tried = punches.map(({ kind, day: which, time, place, metres }) => {
    const site = places.find(({ id }) => id === place);
    return {
      kind,
      at: `${which === "next" ? addDays(day, 1) : day}T${time ?? ""}`,
      ...(site === undefined ? {} : positionFrom(site, metresTyped(metres) ?? 0)),
    };
  });
  const isTried = punching === "tried" || who === "described";
  return {
    ...(who === "person" ? { user: person?.id ?? "" } : { person: { roles: [...roles], joinedOn } }),
    date: day,
    ...(isTried ? { punches: tried } : {}),
  };
}
