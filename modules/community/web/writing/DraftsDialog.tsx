import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { rowId, usePages } from "#client/use-pages.ts";
import type { DraftSummary } from "#modules/community/contract/schemas-draft.ts";
import { pickText } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon } from "#ui/icons.ts";
import { MoreRows } from "#ui/MoreRows.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { Loading } from "#kit/Loading.tsx";
import { deleteDraft, draftsQuery } from "./api.ts";
import styles from "./DraftsDialog.module.css";
import { draftPlace, saveLocalDraft } from "./keep-drafts.ts";

/** Days after which the server deletes an unchanged draft. */
const daysKept = 180;

export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("community.drafts");
  const queries = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();
  const drafts = usePages(draftsQuery, rowId);
  const [selected, setSelected] = useState<DraftSummary | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const titleOf = useDraftTitle();
  const found = drafts.rows ?? [];

  async function discard(draft: DraftSummary): Promise<void> {
    setIsWorking(true);
    try {
      await deleteDraft({ params: { id: draft.id }, query: {} });
      saveLocalDraft(draftPlace({ topicId: draft.topicId, draftId: draft.id }), null);
      toast({ message: t("discarded"), tone: "success" });
    } catch (error) {
      toast({ message: `${t("discardFailed")} ${problemText(error)}`, tone: "danger" });
    }
    await queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
    setIsWorking(false);
    setSelected(null);
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
      <ConfirmDialog
        open={selected !== null}
        onClose={() => setSelected(null)}
        onConfirm={() => selected !== null && void discard(selected)}
        title={t("discardTitle")}
        confirmLabel={t("discard")}
        cancelLabel={t("cancel")}
        working={isWorking}
      >
        {selected !== null && t("discardText", { title: isolated(titleOf(selected).text) })}
      </ConfirmDialog>
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

interface DraftRowProps {
  draft: DraftSummary;
  onOpen: () => void;
  onDiscard: () => void;
}

function DraftRow({ draft, onOpen, onDiscard }: DraftRowProps) {
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
          <p
            className={classNames(textClass("flush", "sm", "muted", "text-start", "nowrap"), styles.excerpt)}
            dir="auto"
            lang={excerpt.locale}
          >
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
