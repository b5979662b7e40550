import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isProblem, Unreachable } from "#client/problems.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { draftQuery } from "./api.ts";
import { draftPlace, postedDrafts, readLocalDraft } from "./record-drafts.ts";
import { MyDrafts } from "./MyDrafts.tsx";
import { openLocalDraft, openNewTopic, type EditorSession } from "./open-writing.ts";
import { emptyForm } from "./prepare-topic-form.ts";
import { usePublishingRights } from "./use-rights.ts";
import { WritingForm } from "./WritingForm.tsx";
import { WritingLoading } from "./WritingLoading.tsx";

/** A new topic, or a draft of one (`?draft=12`); `?category=4` selects its category. */
export function AddTopicPage() {
  const t = useTranslations("writing");
  useDocumentTitle(t("addTitle"));
  const navigate = useNavigate();
  const { category, draft } = useSearch({ from: "/app/community/topics/add" });
  // The draft created by this page: its id is added to the address without remounting the form.
  const [begun, setBegun] = useState<string | null>(null);
  const [shown, setShown] = useState({ draft, turn: 0 });
  if (shown.draft !== draft) {
    const goesOn = draft !== undefined && draft === begun;
    setShown({ draft, turn: goesOn ? shown.turn : shown.turn + 1 });
  }

  function remember(id: string): void {
    if (draft === id) return;
    setBegun(id);
    void navigate({ to: "/community/topics/add", search: (before) => ({ ...before, draft: id }), replace: true });
  }
  return (
    <>
      <PageHeading
        title={t("addTitle")}
        subtitle={t("addIntro")}
        back={{ label: t("backToCommunity"), renderLink: (slot) => <Link to="/community" {...slot} /> }}
        actions={<MyDrafts />}
      />
      <NewTopic key={shown.turn} categoryId={category ?? ""} draftId={draft ?? null} onDraft={remember} />
    </>
  );
}

interface NewTopicProps {
  categoryId: string;
  draftId: string | null;
  onDraft: (id: string) => void;
}

function NewTopic({ categoryId, draftId, onDraft }: NewTopicProps) {
  const navigate = useNavigate();
  const rights = usePublishingRights();
  // The initial draft; a draft created by this page is not fetched.
  const [first] = useState(() => ({
    draftId,
    kept: readLocalDraft(draftPlace({ topicId: null, draftId })),
    base: emptyForm(categoryId),
  }));
  const query = useQuery(draftQuery(first.draftId));
  const { data, error } = query;
  const [opened, setOpened] = useState<EditorSession | null>(() =>
    first.draftId === null ? openNewTopic(first.base, null, first.kept) : null,
  );
  if (opened === null) {
    if (data !== undefined) setOpened(openNewTopic(first.base, data.data, first.kept));
    // Offline, with the content stored on this device.
    else if (error instanceof Unreachable && first.kept !== null) setOpened(openLocalDraft(first.base, first.kept));
  }
  const posted = first.draftId === null ? undefined : postedDrafts.get(first.draftId);
  if (posted !== undefined && isProblem(error, "not_found")) {
    return <Navigate to="/community/categories/$id/topic/$topicId" params={posted} replace />;
  }
  if (opened === null || rights === null) return <WritingLoading query={query} />;
  return (
    <WritingForm
      opened={opened}
      rights={rights}
      onDraft={(draft) => onDraft(draft.id)}
      onDiscarded={() => void navigate({ to: "/community" })}
    />
  );
}
