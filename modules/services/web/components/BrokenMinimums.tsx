import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { BrokenMinimum } from "#modules/services/contract/schemas-service.ts";
import { Meta } from "#ui/Meta.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";

/** Maximum dates named of each rule. */
const maxNamed = 5;

/** The rules of coverage that a leave would break, with their dates. */
export function BrokenMinimums({ broken }: { broken: readonly BrokenMinimum[] }) {
  const t = useTranslations("servicePages.coverage");
  const formats = useFormats();
  if (broken.length === 0) return null;
  return (
    <div className={stackClass(1)} role="status">
      {broken.map(({ rule, mode, days }) => (
        <p key={rule.id} className={textClass("flush", "xs", mode === "refuse" ? "danger" : "muted")}>
          {t.rich(mode, { name: () => <bdi>{formats.name(rule)}</bdi> })}{" "}
          <Meta>
            {days.slice(0, maxNamed).map(({ date, left, least }) => (
              <bdi key={date}>{t("day", { date: formats.date(date, "medium"), left, least })}</bdi>
            ))}
            {days.length > maxNamed && t("others", { count: days.length - maxNamed })}
          </Meta>
        </p>
      ))}
    </div>
  );
}
