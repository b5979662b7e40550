import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { classNames } from "#ui/class-names.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useMonthName } from "../months/use-month-name.ts";
import { useBrokenText } from "../working-time/use-limit-text.ts";
import styles from "./EffectText.module.css";

type Conflict = Effect["conflicts"][number];

function ConflictText({ conflict }: { conflict: Conflict }) {
  const t = useTranslations("attendanceRules.effect");
  const formats = useFormats();
  const { assignments, location, zone, otherLocation, otherZone, firstDate, people, examples } = conflict;
  const sides = [
    { id: assignments[0], zone },
    { id: assignments[1], zone: otherZone },
  ];
  return (
    <li className={conflictItem}>
      <p className={textClass("flush")}>
        {t("conflict", {
          zone: isolated(formats.name(zone)),
          location: isolated(formats.name(location)),
          otherZone: isolated(formats.name(otherZone)),
          otherLocation: isolated(formats.name(otherLocation)),
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
              {t("open", { zone: isolated(formats.name(side.zone)) })}
            </Link>
          ))}
      </p>
    </li>
  );
}

/** Returns whether saving affects any person or date: then it must be confirmed. */
export const isFelt = ({ people, from, conflicts, warnings, brokenRules, uncheckedPeople, ownDays }: Effect): boolean =>
  people + uncheckedPeople > 0 ||
  from !== null ||
  conflicts.length + warnings.length + brokenRules.length > 0 ||
  ownDays !== "none";

export const isForbidden = ({ conflicts, brokenRules, ownDays }: Effect): boolean =>
  conflicts.length > 0 || brokenRules.some(({ mode }) => mode === "refuse") || ownDays === "refused";

const conflictItem = classNames(styles.conflict, stackClass(1));
const warning = classNames(styles.warning, textClass("flush", "tint-saffron"));

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
      <Group title={t("conflicts", { count: conflicts.length })} tone="danger">
        {conflicts.map((conflict) => (
          <ConflictText key={conflict.assignments.join(" ")} conflict={conflict} />
        ))}
      </Group>
      <BrokenRules broken={brokenRules} unchecked={uncheckedPeople} />
    </div>
  );
}

type Broken = Effect["brokenRules"];

/** Rules of working time that the plans of the coming weeks would newly break, those that forbid it first. */
function BrokenRules({ broken, unchecked }: { broken: Broken; unchecked: number }) {
  const t = useTranslations("attendanceWorkingTime.plans");
  const refusing = broken.filter(({ mode }) => mode === "refuse");
  const warning = broken.filter(({ mode }) => mode === "warn");
  const itemOf = (each: Broken[number]) => <BrokenRule key={each.rule.id} broken={each} />;
  return (
    <>
      <Group title={t("refused", { count: refusing.length })} tone="danger">
        {refusing.map(itemOf)}
      </Group>
      <Group title={t("warned", { count: warning.length })} tone="saffron">
        {warning.map(itemOf)}
      </Group>
      {unchecked > 0 && <p className={textClass("flush")}>{t("unchecked", { count: unchecked })}</p>}
    </>
  );
}

/** Renders nothing without items. */
function Group({ title, tone, children }: { title: string; tone: "danger" | "saffron"; children: ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <div className={stackClass(2)}>
      <p className={textClass("flush", tone, "medium")}>{title}</p>
      <ul className={stackClass(3, "list")}>{children}</ul>
    </div>
  );
}

function BrokenRule({ broken }: { broken: Broken[number] }) {
  const t = useTranslations("attendanceWorkingTime.plans");
  const formats = useFormats();
  const brokenText = useBrokenText();
  const { rule, people, examples, firstDate, lastDate } = broken;
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  return (
    <li className={conflictItem}>
      <p className={textClass("flush")}>
        <bdi>{formats.name(rule)}</bdi>: {brokenText(broken)}
      </p>
      <p className={textClass("flush", "sm")}>
        {firstDate === lastDate
          ? t("date", { date: date(firstDate) })
          : t("dates", { from: date(firstDate), to: date(lastDate) })}
      </p>
      <SomePeople people={people} examples={examples} />
    </li>
  );
}

function SomePeople({ people, examples }: Pick<Effect["conflicts"][number], "people" | "examples">) {
  const t = useTranslations("attendanceRules.effect");
  const formats = useFormats();
  return (
    <p className={textClass("flush", "sm", "muted")}>
      {t("who", {
        count: people,
        names: formats.list(examples.map((person) => isolated(formats.name(person)))),
      })}
    </p>
  );
}
