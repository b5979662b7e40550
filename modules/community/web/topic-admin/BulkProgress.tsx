import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { BulkAction } from "#modules/community/contract/schemas-administration.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { UndoIcon } from "#ui/direction-icons.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import styles from "./BulkProgress.module.css";
import { isUnderWay } from "./use-bulk-actions.ts";

/** The progress of the user's actions; once all are done, the last one while it can be undone. */
export function BulkProgress({ actions, onUndo }: { actions: readonly BulkAction[]; onUndo: (id: string) => void }) {
  const t = useTranslations("communityAdmin.bulk");
  const formats = useFormats();
  const underWay = actions.filter(isUnderWay);
  const last = underWay.length === 0 ? actions.find(({ can }) => can.undo) : undefined;
  if (underWay.length === 0 && last === undefined) return null;
  return (
    <section className={classNames(stackClass(3, "below-4", "sm"), styles.box)} aria-label={t("recent")}>
      {underWay.map(({ id, action, state, done, total }) => (
        <ProgressBar
          key={id}
          share={total === 0 ? 1 : done / total}
          label={state === "undoing" ? t("undoing", { done, total }) : t(`running.${action}`, { done, total })}
        />
      ))}
      {last !== undefined && (
        <div className={classNames(rowClass(2, "wrap", "align-center", "between"), styles.last)}>
          <span>
            {last.state === "failed" ? t("failed") : t(`done.${last.action}`, { count: last.changed })}
            <time className={classNames(textClass("xs", "muted"), styles.time)} dateTime={last.createdAt}>
              {formats.time(last.createdAt)}
            </time>
          </span>
          <Button variant="quiet" size="sm" icon={<UndoIcon size={18} />} onClick={() => onUndo(last.id)}>
            {t("undo")}
          </Button>
        </div>
      )}
    </section>
  );
}
