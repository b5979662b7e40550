import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import styles from "./EffectText.module.css";

type Conflict = Effect["conflicts"][number];

/** Assignments with overlapping hours and their people, with links. */
export function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
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
      <p className={textClass("flush", "sm", "muted")}>
        {t("who", {
          count: people,
          names: formats.list(examples.map((person) => isolated(nameIn(locale, person)))),
        })}
      </p>
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
