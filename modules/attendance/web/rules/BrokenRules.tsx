import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useBrokenText } from "../working-time/use-limit-text.ts";
import styles from "./EffectText.module.css";
import { SomePeople } from "./SomePeople.tsx";

type Broken = Effect["brokenRules"];

/** Rules of working time that the plans of the coming weeks would newly break, those that forbid it first. */
export function BrokenRules({ broken, unchecked }: { broken: Broken; unchecked: number }) {
  const t = useTranslations("attendanceWorkingTime.plans");
  const refusing = broken.filter(({ mode }) => mode === "refuse");
  const warning = broken.filter(({ mode }) => mode === "warn");
  return (
    <>
      {refusing.length > 0 && (
        <Group title={t("refused", { count: refusing.length })} tone="danger" broken={refusing} />
      )}
      {warning.length > 0 && <Group title={t("warned", { count: warning.length })} tone="saffron" broken={warning} />}
      {unchecked > 0 && <p className={textClass("flush")}>{t("unchecked", { count: unchecked })}</p>}
    </>
  );
}

function Group({ title, tone, broken }: { title: string; tone: "danger" | "saffron"; broken: Broken }) {
  return (
    <div className={stackClass(2)}>
      <p className={textClass("flush", tone, "medium")}>{title}</p>
      <ul className={stackClass(3, "list")}>
        {broken.map((each) => (
          <li key={each.rule.id} className={classNames(styles.conflict, stackClass(1))}>
            <BrokenRule broken={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function BrokenRule({ broken }: { broken: Broken[number] }) {
  const t = useTranslations("attendanceWorkingTime.plans");
  const locale = useLocale();
  const formats = useFormats();
  const brokenText = useBrokenText();
  const { rule, people, examples, firstDate, lastDate } = broken;
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  return (
    <>
      <p className={textClass("flush")}>
        <bdi>{nameIn(locale, rule)}</bdi>: {brokenText(broken)}
      </p>
      <p className={textClass("flush", "sm")}>
        {firstDate === lastDate
          ? t("date", { date: date(firstDate) })
          : t("dates", { from: date(firstDate), to: date(lastDate) })}
      </p>
      <SomePeople people={people} examples={examples} />
    </>
  );
}
