import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { classNames } from "#ui/class-names.ts";
import { stackClass, textClass, rowClass } from "#ui/primitives.ts";
import { nameIn } from "#shared/locale.ts";
import { useMonthName } from "../months/use-month-name.ts";
import { BrokenRules } from "./BrokenRules.tsx";
import styles from "./EffectText.module.css";
import { SomePeople } from "./SomePeople.tsx";

type Conflict = Effect["conflicts"][number];

/** Assignments with overlapping hours and their people, with links. */
function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const t = useTranslations("attendanceRules.effect");
  return (
    <div className={stackClass(2)}>
      <p className={textClass("flush", "danger", "medium")}>{t("conflicts", { count: conflicts.length })}</p>
      <ul className={stackClass(3, "list")}>
        {conflicts.map((conflict) => (
          <li key={conflict.assignments.join(" ")} className={classNames(styles.conflict, stackClass(1))}>
            <ConflictText conflict={conflict} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ConflictText({ conflict }: { conflict: Conflict }) {
  const t = useTranslations("attendanceRules.effect");
  const locale = useLocale();
  const formats = useFormats();
  const { assignments, location, zone, otherLocation, otherZone, firstDate, people, examples } = conflict;
  const sides = [
    { id: assignments[0], zone },
    { id: assignments[1], zone: otherZone },
  ];
  return (
    <>
      <p className={textClass("flush")}>
        {t("conflict", {
          zone: isolated(nameIn(locale, zone)),
          location: isolated(nameIn(locale, location)),
          otherZone: isolated(nameIn(locale, otherZone)),
          otherLocation: isolated(nameIn(locale, otherLocation)),
          date: isolated(formats.date(firstDate, "medium")),
        })}
      </p>
      <SomePeople people={people} examples={examples} />
      <p className={rowClass([1, 4], "wrap", "flush")}>
        {sides
          // A new one has no page yet.
          .filter(({ id }) => id !== "new")
          .map((side) => (
            <Link key={side.id} to="/admin/attendance/locationZoneUser/$id/edit" params={{ id: side.id }}>
              {t("open", { zone: isolated(nameIn(locale, side.zone)) })}
            </Link>
          ))}
      </p>
    </>
  );
}

/** Returns whether saving affects any person or date: then it must be confirmed. */
export const isFelt = ({ people, from, conflicts, warnings, brokenRules, uncheckedPeople, ownDays }: Effect): boolean =>
  people + uncheckedPeople > 0 ||
  from !== null ||
  conflicts.length + warnings.length + brokenRules.length > 0 ||
  ownDays !== "none";

/** Returns whether the server would refuse to save it. */
export const isForbidden = ({ conflicts, brokenRules, ownDays }: Effect): boolean =>
  conflicts.length > 0 || brokenRules.some(({ mode }) => mode === "refuse") || ownDays === "refused";

const warning = classNames(styles.warning, textClass("flush", "saffron"));

/** The effect of a change of rules: people, dates, locked months, warnings, conflicts and broken rules. */
export function EffectText({ effect }: { effect: Effect }) {
  const t = useTranslations("attendanceRules.effect");
  const formats = useFormats();
  const monthName = useMonthName();
  const { people, from, to, lockedMonths, conflicts, warnings, brokenRules, uncheckedPeople, ownDays } = effect;
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  return (
    <div className={stackClass(2)}>
      <p className={textClass("flush")}>{t("people", { count: people })}</p>
      {from !== null && to !== null && (
        <p className={textClass("flush")}>{t("dates", { from: date(from), to: date(to) })}</p>
      )}
      {lockedMonths.length > 0 && (
        <p className={textClass("flush")}>{t("locked", { months: formats.list(lockedMonths.map(monthName.name)) })}</p>
      )}
      {warnings.map(({ code, exceptionDay, date: day }, index) => (
        <p key={`${code} ${exceptionDay ?? ""} ${day ?? ""} ${index}`} className={warning}>
          {day === null ? t(`warnings.${code}`) : t(`datedWarnings.${code}`, { date: date(day) })}{" "}
          {exceptionDay !== null && (
            <Link to="/admin/attendance/exceptionDay/$id/edit" params={{ id: exceptionDay }}>
              {t("openException")}
            </Link>
          )}
        </p>
      ))}
      {ownDays !== "none" && <p className={warning}>{t(`ownDays.${ownDays}`)}</p>}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      <BrokenRules broken={brokenRules} unchecked={uncheckedPeople} />
    </div>
  );
}
