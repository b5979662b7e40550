import { useTranslations } from "use-intl";

const minutesOfHour = 60;

/** Formats a length: "3 days", "8 hours", "1 hour and 30 minutes". */
export function useLengthText(): (unit: "days" | "minutes", count: number) => string {
  const t = useTranslations("servicePages.length");
  return (unit, count) => {
    if (unit === "days") return t("days", { count });
    const hours = Math.floor(count / minutesOfHour);
    const minutes = count % minutesOfHour;
    if (hours === 0) return t("minutes", { count: minutes });
    const whole = t("hours", { count: hours });
    return minutes === 0 ? whole : t("both", { hours: whole, minutes: t("minutes", { count: minutes }) });
  };
}
