import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Suspicion } from "#modules/attendance/contract/schemas-punch.ts";
import { useDurationText } from "../use-duration-text.ts";
import { useDistanceText } from "../use-place-formats.ts";

/** Seconds as whole minutes, one at least. */
const minutesOf = (seconds: number): number => Math.max(1, Math.round(Math.abs(seconds) / 60));

/** Why a punch is worth a look: in a few words for the list, and in a sentence. */
export function useSuspicionText(): (suspicion: Suspicion) => { brief: string; full: string } {
  const t = useTranslations("attendanceReview.suspicion");
  const formats = useFormats();
  const distance = useDistanceText();
  const duration = useDurationText();
  return ({ kind, value }) => {
    if (value === null) {
      const unknown = kind === "outside" ? "outsideUnknown" : "accuracyUnknown";
      return { brief: t(`${unknown}.brief`), full: t(`${unknown}.full`) };
    }
    switch (kind) {
      case "accuracy":
        return {
          brief: t("accuracy.brief", { value: distance(value) }),
          full: t("accuracy.full", { value: distance(value) }),
        };
      case "outside":
        return {
          brief: t("outside.brief", { value: distance(value) }),
          full: t("outside.full", { value: distance(value) }),
        };
      case "speed":
        return {
          brief: t("speed.brief", { value: formats.number(value) }),
          full: t("speed.full", { value: formats.number(value) }),
        };
      case "identicalPosition":
        return {
          brief: t("identicalPosition.brief", { count: value }),
          full: t("identicalPosition.full", { count: value }),
        };
      case "offlineOften":
        return {
          brief: t("offlineOften.brief", { count: value }),
          full: t("offlineOften.full", { count: value }),
        };
      case "clockSkew": {
        const skew = value < 0 ? "clockBehind" : "clockAhead";
        const text = duration(minutesOf(value));
        return { brief: t(`${skew}.brief`, { value: text }), full: t(`${skew}.full`, { value: text }) };
      }
      case "offline": {
        const text = duration(minutesOf(value));
        return { brief: t("offline.brief", { value: text }), full: t("offline.full", { value: text }) };
      }
    }
  };
}
