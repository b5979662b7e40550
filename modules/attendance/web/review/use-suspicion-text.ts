import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Suspicion } from "#modules/attendance/contract/schemas-punch.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import { useDistanceText } from "../use-place-formats.ts";

/** Whole minutes, at least 1. */
const minutesOf = (seconds: number): number => Math.max(1, Math.round(Math.abs(seconds) / 60));

type Name =
  | Exclude<Suspicion["kind"], "clockSkew">
  | "clockAhead"
  | "clockBehind"
  | "accuracyUnknown"
  | "outsideUnknown";

/** Returns a formatter of a suspicion: brief for the list, and as a sentence. */
export function useSuspicionText(): (suspicion: Suspicion) => { brief: string; full: string } {
  const t = useTranslations("attendanceReview.suspicion");
  const formats = useFormats();
  const distance = useDistanceText();
  const duration = useDurationText();
  const texts = (name: Name, values: { value?: string; count?: number } = {}) => ({
    brief: t(`${name}.brief`, values),
    full: t(`${name}.full`, values),
  });
  return ({ kind, value }) => {
    if (value === null) return texts(kind === "outside" ? "outsideUnknown" : "accuracyUnknown");
    switch (kind) {
      case "accuracy":
      case "outside":
        return texts(kind, { value: distance(value) });
      case "speed":
        return texts(kind, { value: formats.number(value) });
      case "identicalPosition":
      case "offlineOften":
        return texts(kind, { count: value });
      case "clockSkew":
        return texts(value < 0 ? "clockBehind" : "clockAhead", { value: duration(minutesOf(value)) });
      case "offline":
        return texts(kind, { value: duration(minutesOf(value)) });
    }
  };
}
