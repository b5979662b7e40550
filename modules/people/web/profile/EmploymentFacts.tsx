import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Employment } from "#modules/people/contract/schemas-employment.ts";
import { nameIn } from "#shared/locale.ts";
import { Fact, Facts } from "#ui/Facts.tsx";

/** The own employment, as officers keep it; renders nothing without any entry. */
export function EmploymentFacts({ employment }: { employment: Employment }) {
  const t = useTranslations("profile.employment");
  const locale = useLocale();
  const formats = useFormats();
  const { employeeNumber, endDate, contractKind, weeklyMinutes } = employment;
  if ([employeeNumber, endDate, contractKind, weeklyMinutes].every((value) => value === null)) return null;
  return (
    <Facts layout="rows">
      {employeeNumber !== null && (
        <Fact name={t("number")}>
          <bdi>{employeeNumber}</bdi>
        </Fact>
      )}
      {contractKind !== null && (
        <Fact name={t("contractKind")}>
          <bdi>{nameIn(locale, contractKind)}</bdi>
        </Fact>
      )}
      {weeklyMinutes !== null && (
        <Fact name={t("weeklyTime")}>
          {t(weeklyMinutes % 60 === 0 ? "hours" : "hoursMinutes", {
            hours: formats.number(Math.floor(weeklyMinutes / 60)),
            minutes: formats.number(weeklyMinutes % 60),
          })}
        </Fact>
      )}
      {endDate !== null && <Fact name={t("endDate")}>{formats.date(endDate, "long")}</Fact>}
    </Facts>
  );
}
