import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import { useClockText } from "../form/use-clock-text.ts";

type Left = NonNullable<Request["history"][number]["left"]>;

/** In words what is left of what was granted: days, or hours of a day. */
export function useLeftText(): (left: Left) => string {
  const t = useTranslations("servicePages.history");
  const formats = useFormats();
  const clockText = useClockText();
  return ({ fromDate, toDate, fromTime, toTime }) => {
    const [from, to] = [formats.date(fromDate, "medium"), formats.date(toDate, "medium")];
    const days = fromDate === toDate ? from : t("span", { from, to });
    if (fromTime === "00:00" && toTime === "23:59") return days;
    return `${days} · ${t("span", { from: clockText(fromTime), to: clockText(toTime) })}`;
  };
}
