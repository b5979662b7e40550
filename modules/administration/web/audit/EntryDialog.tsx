import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import styles from "./Audit.module.css";
import { ChangeTable } from "./ChangeTable.tsx";
import type { AuditSearch } from "./search.ts";
import { useAuditWords, useEntryText } from "./use-audit-words.ts";

export interface EntryDialogProps {
  entry: AuditEntry;
  onClose: () => void;
  /** Shows everything that belongs to this entry, whatever the list was narrowed by. */
  onLook: (filters: AuditSearch) => void;
}

/** One entry whole, in words and as it was recorded, and the ways to what belongs to it. */
export function EntryDialog({ entry, onClose, onLook }: EntryDialogProps) {
  const t = useTranslations("audit");
  const formats = useFormats();
  const { nameOf } = useAuditWords();
  const { sentence, thing, person } = useEntryText();
  const { actor, subject, action, at, requestId, details } = entry;
  const recorded = { action, subject: { kind: subject.kind, id: subject.id }, details, requestId };
  return (
    <Dialog open onClose={onClose} title={nameOf(action)} size="lg">
      <p className={textClass("flush", "below-4", "anywhere")}>{sentence(entry)}</p>
      <dl className={styles.facts}>
        <dt>{t("entry.when")}</dt>
        <dd>{at.includes("T") ? formats.dateTime(at) : formats.date(at)}</dd>
        <dt>{t("entry.who")}</dt>
        <dd>{actor === null ? t("nobody") : person(actor)}</dd>
        <dt>{t("entry.what")}</dt>
        <dd>{thing(entry)}</dd>
      </dl>
      <ChangeTable entry={entry} />
      <details className={styles.recorded}>
        <summary>{t("entry.recorded")}</summary>
        <pre dir="ltr" tabIndex={0}>
          {JSON.stringify(recorded, null, 2)}
        </pre>
      </details>
      <div className={rowClass(3, "wrap")}>
        {actor !== null && (
          <Button size="sm" onClick={() => onLook({ actor: actor.id })}>
            {t("entry.byThem")}
          </Button>
        )}
        <Button size="sm" onClick={() => onLook({ subjectKind: subject.kind, subjectId: subject.id })}>
          {t("entry.aboutIt")}
        </Button>
        <Button size="sm" onClick={() => onLook({ action })}>
          {t("entry.sameAction")}
        </Button>
      </div>
    </Dialog>
  );
}
