import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { endpoint } from "#client/api.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { usePages } from "#client/use-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import { revisionRoutes } from "#modules/community/contract/routes-writing.ts";
import type { Revision, RevisionDetail } from "#modules/community/contract/schemas-revision.ts";
import { cleanContent, contentText } from "#shared/content.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { Diff } from "#ui/diff/Diff.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import styles from "./HistoryDialog.module.css";

const listRevisions = endpoint(revisionRoutes.listRevisions);
const readRevision = endpoint(revisionRoutes.readRevision);

const changedNames = {
  titleEn: "changedTitleEn",
  titleAr: "changedTitleAr",
  contentEn: "changedContentEn",
  contentAr: "changedContentAr",
} as const;

export function HistoryDialog({ topicId, onClose }: { topicId: string; onClose: () => void }) {
  const t = useTranslations("community.history");
  const revisions = usePages(pagesOf(listRevisions, { params: { id: topicId } }, { staleTime: 0 }), ({ version }) =>
    String(version),
  );
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
        <div className={classNames(stackClass(5, "fits"), styles.parts)}>
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
          <Change key={shown.version} topicId={topicId} version={shown.version} />
        </div>
      )}
    </Dialog>
  );
}

function Edit({ revision, isShown, onShow }: { revision: Revision; isShown: boolean; onShow: () => void }) {
  const t = useTranslations("community.history");
  const formats = useFormats();
  const locale = useLocale();
  return (
    <button
      type="button"
      className={classNames(stackClass(1, "full", "plain", "text-start"), styles.edit, isShown && styles.shown)}
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

function plainText(value: RevisionDetail["before"][keyof typeof changedNames]): string {
  if (typeof value === "string") return value;
  const content = value === null || value === undefined ? null : cleanContent(value);
  return content === null ? "" : contentText(content);
}

/** The changes of one edit, by language. */
function Change({ topicId, version }: { topicId: string; version: number }) {
  const t = useTranslations("community.history");
  // Cached forever, since revisions never change.
  const query = useQuery(queryOf(readRevision, { params: { id: topicId, version } }, { staleTime: Infinity }));
  if (query.data === undefined)
    return <Loading query={query} label={t("loading")} shape="12rem" failed={t("failed")} headingLevel={3} />;
  const { before, after, changed } = query.data.data;
  return (
    <div className={stackClass(5, "fits", "content-start")} aria-live="polite">
      {changed.map((field) => (
        <section key={field}>
          <h3 className={textClass("flush", "below-2", "xs", "muted", "medium")}>{t(changedNames[field])}</h3>
          <Diff
            before={plainText(before[field])}
            after={plainText(after[field])}
            lang={field.endsWith("En") ? "en" : "ar"}
            labels={{ added: t("added"), removed: t("removed"), same: t("same") }}
          />
        </section>
      ))}
    </div>
  );
}
