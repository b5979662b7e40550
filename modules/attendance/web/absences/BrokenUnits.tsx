import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { BrokenUnit } from "#modules/attendance/contract/schemas-day.ts";
import { Banner } from "#ui/Banner.tsx";
import { stackClass } from "#ui/primitives.ts";

/** Maximum dates named of each rule. */
const maxNamed = 5;

/** The rules of coverage that leave would break, with their dates; nothing without any. */
export function BrokenUnits({ broken }: { broken: readonly BrokenUnit[] }) {
  const t = useTranslations("attendanceOfficer.absence.coverage");
  const formats = useFormats();
  if (broken.length === 0) return null;
  return (
    <div role="status">
      <Banner tone="warning">
        <ul className={stackClass(1, "list")}>
          {broken.map(({ rule, mode, dates }) => {
            const named = dates.slice(0, maxNamed).map((date) => isolated(formats.date(date, "medium")));
            const others = dates.length - maxNamed;
            const all = others > 0 ? [...named, t("others", { count: others })] : named;
            return <li key={rule.id}>{t(mode, { name: isolated(formats.name(rule)), dates: formats.list(all) })}</li>;
          })}
        </ul>
      </Banner>
    </div>
  );
}
