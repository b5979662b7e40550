import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";
import styles from "./EffectText.module.css";

/** Whether there is anything to say about what a change does. */
export const isFelt = ({ people, from, conflicts, warnings }: Effect): boolean =>
  people > 0 || from !== null || conflicts.length + warnings.length > 0;

export interface EffectTextProps {
  effect: Effect;
  /** The way to an assignment in conflict, by its id; `new` is the one being made. */
  renderAssignment?: (id: string, text: string) => ReactNode;
}

/** What a change of rules does: to whom, on which dates, what stays, and what stands in the way. */
export function EffectText({ effect, renderAssignment }: EffectTextProps) {
  const t = useTranslations("attendanceRules.effect");
  const locale = useLocale();
  const formats = useFormats();
  const { people, from, to, lockedMonths, conflicts, warnings } = effect;
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  return (
    <div className={styles.effect}>
      <p>{t("people", { count: people })}</p>
      {from !== null && to !== null && <p>{t("dates", { from: date(from), to: date(to) })}</p>}
      {lockedMonths.length > 0 && (
        <p>
          {t("locked", { months: formats.list(lockedMonths.map((month) => formats.date(`${month}-01`, "month"))) })}
        </p>
      )}
      {warnings.map(({ code, exceptionDay, date: day }, index) => (
        <p key={`${code} ${exceptionDay ?? ""} ${day ?? ""} ${index}`} className={styles.warning}>
          {day === null ? t(`warnings.${code}`) : t(`datedWarnings.${code}`, { date: date(day) })}
        </p>
      ))}
      {conflicts.length > 0 && (
        <div className={styles.conflicts}>
          <p className={styles.conflictsTitle}>{t("conflicts", { count: conflicts.length })}</p>
          <ul className={styles.list}>
            {conflicts.map(
              ({ assignments, location, zone, otherLocation, otherZone, firstDate, people: both, examples }) => (
                <li key={assignments.join(" ")}>
                  <p>
                    {t("conflict", {
                      zone: isolated(nameIn(locale, zone)),
                      location: isolated(nameIn(locale, location)),
                      otherZone: isolated(nameIn(locale, otherZone)),
                      otherLocation: isolated(nameIn(locale, otherLocation)),
                      date: date(firstDate),
                    })}
                  </p>
                  <p className={styles.who}>
                    {t("who", {
                      count: both,
                      names: formats.list(examples.map((person) => isolated(nameIn(locale, person)))),
                    })}
                  </p>
                  {renderAssignment !== undefined && (
                    <p className={styles.ways}>
                      {assignments
                        .filter((id) => id !== "new")
                        .map((id, index) => (
                          <span key={id}>
                            {renderAssignment(
                              id,
                              t("open", {
                                zone: isolated(nameIn(locale, id === assignments[0] && index === 0 ? zone : otherZone)),
                              }),
                            )}
                          </span>
                        ))}
                    </p>
                  )}
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </div>
  );
}
