import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "./Audit.module.css";
import { ChangeTable } from "./ChangeTable.tsx";
import type { AuditSearch } from "./search.ts";
import { useActionNames } from "./use-action-name.ts";
import { usePersonName } from "./use-person-name.ts";

export interface EntryDialogProps {
  entry: AuditEntry;
  onClose: () => void;
  /** Shows everything that belongs to this entry, whatever the list was narrowed by. */
  onLook: (filters: AuditSearch) => void;
}

/** One entry whole, and the ways to what belongs to it. */
export function EntryDialog({ entry, onClose, onLook }: EntryDialogProps) {
  const t = useTranslations("audit");
  const formats = useFormats();
  const { nameOf } = useActionNames();
  const personName = usePersonName();
  const { actor, subject, action, at, requestId, details } = entry;
  return (
    <Dialog open onClose={onClose} title={nameOf(action)} closeLabel={t("entry.close")} size="lg">
      <dl className={styles.facts}>
        <dt>{t("entry.when")}</dt>
        <dd>{at.includes("T") ? formats.dateTime(at) : formats.date(at)}</dd>
        <dt>{t("entry.who")}</dt>
        <dd>{actor === null ? t("nobody") : <bdi>{personName(actor)}</bdi>}</dd>
        <dt>{t("entry.what")}</dt>
        <dd>
          {subject.person === null ? (
            <code dir="ltr">
              {subject.kind} {subject.id}
            </code>
          ) : (
            <bdi>{personName(subject.person)}</bdi>
          )}
        </dd>
        {requestId !== null && (
          <>
            <dt>{t("entry.request")}</dt>
            <dd>
              <code dir="ltr">{requestId}</code>
            </dd>
          </>
        )}
      </dl>
      <ChangeTable details={details} />
      <div className={styles.ways}>
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
