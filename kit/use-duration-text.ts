import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";

/** Formats minutes as hours and minutes. */
export function useDurationText(): (minutes: number) => string {
  const t = useTranslations("kit.duration");
  const formats = useFormats();
  return (total) => {
    const [hours, minutes] = [Math.floor(total / 60), total % 60];
    if (hours === 0) return t("minutes", { minutes: formats.number(minutes) });
    if (minutes === 0) return t("hours", { hours: formats.number(hours) });
    return t("hoursMinutes", { hours: formats.number(hours), minutes: formats.number(minutes) });
  };
}
