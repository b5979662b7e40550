import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { stackClass } from "#ui/primitives.ts";

/** The dates on which a rule is active, in a cell of a list; `to` is null for no end. */
export function ActiveDates({ rule: { from, to } }: { rule: { from: string; to: string | null } }) {
  const t = useTranslations("kitSubjects");
  const formats = useFormats();
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  return (
    <span className={stackClass(0, "items-start")}>
      <span>{t("fromOn", { date: date(from) })}</span>
      {to !== null && <span>{t("until", { date: date(to) })}</span>}
    </span>
  );
}
