import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { usePages } from "#client/use-pages.ts";
import type { Revision } from "#modules/community/contract/schemas-revision.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { Loading } from "#kit/Loading.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { revisionsQuery } from "./api.ts";
import styles from "./HistoryDialog.module.css";
import { RevisionChange } from "./RevisionChange.tsx";

const changedNames = {
  titleEn: "changedTitleEn",
  titleAr: "changedTitleAr",
  contentEn: "changedContentEn",
  contentAr: "changedContentAr",
} as const;

/** Who edited a topic and when, and what each edit changed. */
export function HistoryDialog({ topicId, onClose }: { topicId: string; onClose: () => void }) {
  const t = useTranslations("community.history");
  const revisions = usePages(revisionsQuery(topicId), ({ version }) => String(version));
  const found = revisions.rows ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = found.find(({ version }) => version === chosen) ?? found[0];
  return (
    <Dialog open onClose={onClose} title={t("title")} size="lg">
      {revisions.data === undefined && (
        <Loading query={revisions} label={t("loading")} shape="12rem" failed={t("failed")} headingLevel={3} />
      )}
      {revisions.data !== undefined && shown === undefined && (
        <EmptyState title={t("emptyTitle")} headingLevel={3} plain>
          {t("emptyText")}
        </EmptyState>
      )}
      {shown !== undefined && (
        <div className={styles.parts}>
          <div>
            <ol className={stackClass(1, "list")} aria-label={t("edits")}>
              {found.map((revision) => (
                <li key={revision.version}>
                  <Edit
                    revision={revision}
                    isShown={revision.version === shown.version}
                    onShow={() => setChosen(revision.version)}
                  />
                </li>
              ))}
            </ol>
            <MoreRows {...revisions.later} />
          </div>
          <RevisionChange key={shown.version} topicId={topicId} version={shown.version} />
        </div>
      )}
    </Dialog>
  );
}

interface EditProps {
  revision: Revision;
  isShown: boolean;
  onShow: () => void;
}

function Edit({ revision, isShown, onShow }: EditProps) {
  const t = useTranslations("community.history");
  const formats = useFormats();
  const locale = useLocale();
  return (
    <button
      type="button"
      className={classNames(styles.edit, isShown && styles.shown)}
      aria-current={isShown ? "true" : undefined}
      onClick={onShow}
    >
      <span className={textClass("sm", "ink", "medium")}>{formats.dateTime(revision.editedAt, "medium")}</span>
      <span className={textClass("xs", "muted")}>{t("by", { name: isolated(nameIn(locale, revision.editor)) })}</span>
      <span className={rowClass(1, "wrap")}>
        {revision.changed.map((field) => (
          <Badge key={field}>{t(changedNames[field])}</Badge>
        ))}
      </span>
    </button>
  );
}
