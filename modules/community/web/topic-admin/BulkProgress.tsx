import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { BulkAction } from "#modules/community/contract/schemas-administration.ts";
import { Button } from "#ui/Button.tsx";
import { UndoIcon } from "#ui/direction-icons.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import styles from "./BulkProgress.module.css";
import { isUnderWay } from "./use-bulk-actions.ts";

export interface BulkProgressProps {
  actions: readonly BulkAction[];
  onUndo: (id: string) => void;
}

/** How far what I started is; and the last thing I did, as long as it can be undone. */
export function BulkProgress({ actions, onUndo }: BulkProgressProps) {
  const t = useTranslations("communityAdmin.bulk");
  const formats = useFormats();
  const underWay = actions.filter(isUnderWay);
  const last = underWay.length === 0 ? actions.find(({ can }) => can.undo) : undefined;
  if (underWay.length === 0 && last === undefined) return null;
  return (
    <section className={styles.box} aria-label={t("recent")}>
      {underWay.map(({ id, action, state, done, total }) => (
        <ProgressBar
          key={id}
          share={total === 0 ? 1 : done / total}
          label={state === "undoing" ? t("undoing", { done, total }) : t(`running.${action}`, { done, total })}
        />
      ))}
      {last !== undefined && (
        <div className={styles.last}>
          <span>
            {last.state === "failed" ? t("failed") : t(`done.${last.action}`, { count: last.changed })}
            <time className={styles.time} dateTime={last.createdAt}>
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
