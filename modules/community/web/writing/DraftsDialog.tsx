import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { rowId, usePages } from "#client/use-pages.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { Loading } from "#kit/Loading.tsx";
import type { DraftSummary } from "#modules/community/contract/schemas-draft.ts";
import { pickText } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon } from "#ui/icons.ts";
import { MoreRows } from "#ui/MoreRows.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { deleteDraft, draftsQuery } from "./api.ts";
import styles from "./DraftsDialog.module.css";
import { draftPlace, saveLocalDraft } from "./record-drafts.ts";

/** Days after which the server deletes an unchanged draft. */
const daysKept = 180;

export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("community.drafts");
  const queries = useQueryClient();
  const drafts = usePages(draftsQuery, rowId);
  const [selected, setSelected] = useState<DraftSummary | null>(null);
  const titleOf = useDraftTitle();
  const found = drafts.rows ?? [];

  async function discard({ id, topicId }: DraftSummary): Promise<void> {
    await deleteDraft({ params: { id }, query: {} });
    saveLocalDraft(draftPlace({ topicId, draftId: id }), null);
  }

  return (
    <Dialog open onClose={onClose} title={t("title")} size="md">
      <p className={textClass("flush", "below-3", "sm", "muted")}>{t("intro", { days: daysKept })}</p>
      {drafts.data === undefined && (
        <Loading
          query={drafts}
          label={t("loading")}
          shape={
            <>
              <SkeletonBlock height="4rem" />
              <SkeletonBlock height="4rem" />
            </>
          }
          failed={t("failed")}
          headingLevel={3}
        />
      )}
      {drafts.data !== undefined && found.length === 0 && (
        <EmptyState title={t("emptyTitle")} headingLevel={3} plain>
          {t("emptyText")}
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul className={boxClass("list")}>
          {found.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onOpen={onClose} onDiscard={() => setSelected(draft)} />
          ))}
        </ul>
      )}
      <MoreRows {...drafts.later} />
      {selected !== null && (
        <ConfirmAction
          title={t("discardTitle")}
          confirmLabel={t("discard")}
          cancelLabel={t("cancel")}
          run={() => discard(selected)}
          message={t("discarded")}
          failed={t("discardFailed")}
          refresh={() => queries.invalidateQueries({ queryKey: draftsQuery.queryKey })}
          onClose={() => setSelected(null)}
        >
          {t("discardText", { title: isolated(titleOf(selected).text) })}
        </ConfirmAction>
      )}
    </Dialog>
  );
}

function useDraftTitle(): (draft: DraftSummary) => { text: string; locale: "en" | "ar" } {
  const t = useTranslations("community.drafts");
  const locale = useLocale();
  return (draft) => {
    const title = pickText(locale, { en: draft.titleEn, ar: draft.titleAr });
    return title.text.trim() === "" ? { text: t("untitled"), locale } : title;
  };
}

function DraftRow({ draft, onOpen, onDiscard }: { draft: DraftSummary; onOpen: () => void; onDiscard: () => void }) {
  const t = useTranslations("community.drafts");
  const locale = useLocale();
  const formats = useFormats();
  const title = useDraftTitle()(draft);
  const excerpt = pickText(locale, { en: draft.excerptEn, ar: draft.excerptAr });
  const link = {
    className: classNames(textClass("ink", "medium"), styles.title),
    onClick: onOpen,
    children: <bdi lang={title.locale}>{title.text}</bdi>,
  };
  return (
    <li className={classNames(rowClass(2, "align-start"), styles.row)}>
      <div className={stackClass(1, "grows")}>
        {draft.topicId === null ? (
          <Link to="/community/topics/add" search={{ draft: draft.id }} {...link} />
        ) : (
          <Link to="/community/topics/$id/edit" params={{ id: draft.topicId }} {...link} />
        )}
        {excerpt.text !== "" && (
          <p className={textClass("flush", "truncate", "sm", "muted", "text-start")} dir="auto" lang={excerpt.locale}>
            {excerpt.text}
          </p>
        )}
        <span className={rowClass(2, "wrap", "align-center", "xs", "muted")}>
          {draft.topicId !== null && <Badge>{t("edit")}</Badge>}
          {t("savedAt", { when: formats.elapsed(draft.updatedAt, { ago: true }) })}
        </span>
      </div>
      <IconButton
        label={t("discardOf", { title: isolated(title.text) })}
        title={t("discard")}
        icon={<DeleteIcon size={20} />}
        onClick={onDiscard}
      />
    </li>
  );
}
