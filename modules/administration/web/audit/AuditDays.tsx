import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import styles from "./Audit.module.css";
import { useActionNames } from "./use-action-name.ts";
import { usePersonName } from "./use-person-name.ts";

/** Numbers, months and days; other ids are read by machines only, and stand in the details. */
const isTold = /^\d{1,19}$|^\d{4}-\d{2}(?:-\d{2})?$/;

export interface AuditDaysProps {
  entries: readonly AuditEntry[];
  busy: boolean;
  onOpen: (entry: AuditEntry) => void;
}

/** Entries under the day they belong to; each opens with what was before and after. */
export function AuditDays({ entries, busy, onOpen }: AuditDaysProps) {
  const t = useTranslations("audit");
  const formats = useFormats();
  const { nameOf } = useActionNames();
  const personName = usePersonName();
  const days = Map.groupBy(entries, ({ at }) => formats.isoDate(at));
  return (
    <div className={styles.days} aria-busy={busy}>
      {[...days].map(([day, some]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            {formats.dateInBoth(day)}
          </h2>
          <ul className={styles.entries}>
            {some.map((entry) => {
              const { person, id } = entry.subject;
              const action = nameOf(entry.action);
              // Where the moment may not be known there is a date alone.
              const time = entry.at.includes("T") ? formats.time(entry.at) : null;
              return (
                <li key={entry.id}>
                  <button type="button" className={styles.entry} onClick={() => onOpen(entry)}>
                    <time className={styles.time} dateTime={entry.at}>
                      {time}
                    </time>
                    <span className={styles.what}>
                      <span className={styles.action}>{action}</span>
                      <span className={styles.about}>
                        {person !== null && t("about", { name: isolated(personName(person)) })}
                        {person === null && isTold.test(id) && t("number", { id: isolated(id) })}
                      </span>
                    </span>
                    <span className={styles.who}>
                      {entry.actor === null ? "–" : <bdi>{personName(entry.actor)}</bdi>}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
