import { useFormats } from "#client/intl.tsx";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { textClass } from "#ui/primitives.ts";
import styles from "./Audit.module.css";
import { useEntryText } from "./use-audit-words.ts";

export interface AuditDaysProps {
  entries: readonly AuditEntry[];
  busy: boolean;
  onOpen: (entry: AuditEntry) => void;
}

/** Entries as sentences, under the day they belong to; each opens with what was before and after. */
export function AuditDays({ entries, busy, onOpen }: AuditDaysProps) {
  const formats = useFormats();
  const { sentence } = useEntryText();
  const days = Map.groupBy(entries, ({ at }) => formats.isoDate(at));
  return (
    <div className={styles.days} aria-busy={busy}>
      {[...days].map(([day, some]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            {formats.dateInBoth(day)}
          </h2>
          <ul className={styles.entries}>
            {some.map((entry) => (
              <li key={entry.id}>
                <button type="button" className={styles.entry} onClick={() => onOpen(entry)}>
                  <time className={styles.time} dateTime={entry.at}>
                    {/* Where the moment may not be known there is a date alone. */}
                    {entry.at.includes("T") ? formats.time(entry.at) : null}
                  </time>
                  <span className={textClass("shrinks", "anywhere")}>{sentence(entry)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
