import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isProblem } from "#client/problems.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { Banner } from "#ui/Banner.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { topicQuery } from "../api.ts";
import { draftQuery } from "./api.ts";
import { TopicFromUrl } from "./TopicFromUrl.tsx";
import { readTopicFromUrl } from "./read-topic-from-url.ts";
import { draftPlace, readLocalDraft } from "./record-drafts.ts";
import { openEdit, type EditorSession } from "./open-writing.ts";
import { WritingForm } from "./WritingForm.tsx";
import { WritingLoading } from "./WritingLoading.tsx";

/** An edit of a topic. The topic in the address is shown until the server responds. */
export function EditTopicPage() {
  const t = useTranslations("writing");
  const community = useTranslations("community.topic");
  useDocumentTitle(t("editTitle"));
  const { id } = useParams({ from: "/app/community/topics/$id/edit" });
  const { topic: json } = useSearch({ from: "/app/community/topics/$id/edit" });
  const query = useQuery({ ...topicQuery(id), staleTime: 0 });
  const { data, error, isFetching } = query;
  // Cached data may be outdated: the form waits for a fresh response.
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !isFetching && data !== undefined) setIsFresh(true);
  const topic = isFresh ? data?.data : undefined;
  const given = topic === undefined ? readTopicFromUrl(json, id) : null;
  const categoryId = topic?.category.id ?? given?.form.categoryId ?? "1";
  return (
    <>
      <PageHeading
        title={t("editTitle")}
        back={{
          label: t("backToTopic"),
          renderLink: (slot) => (
            <Link to="/community/categories/$id/topic/$topicId" params={{ id: categoryId, topicId: id }} {...slot} />
          ),
        }}
      />
      {topic === undefined &&
        (error === null && given !== null ? (
          <TopicFromUrl given={given} />
        ) : (
          <WritingLoading query={query} missing={community("missingText")} />
        ))}
      {topic?.can.update === false && <Banner tone="warning">{t("notYours")}</Banner>}
      {topic?.can.update === true && <EditOf key={topic.id} topic={topic} />}
    </>
  );
}

function EditOf({ topic }: { topic: Topic }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { draftId } = topic;
  const [opened, setOpened] = useState<EditorSession | null>(null);
  const query = useQuery({ ...draftQuery(draftId), enabled: draftId !== null && opened === null });
  if (opened === null) {
    const draft = query.data?.data ?? null;
    // A missing draft has just been discarded: the topic itself is edited.
    const isReady = draftId === null || draft !== null || isProblem(query.error, "not_found");
    if (!isReady) return <WritingLoading query={query} />;
    setOpened(openEdit(topic, draft, readLocalDraft(draftPlace({ topicId: topic.id, draftId: draft?.id ?? null }))));
    return null;
  }
  return (
    <WritingForm
      opened={opened}
      rights={topic.can}
      onDraft={() => undefined}
      onDiscarded={() => {
        void queries.invalidateQueries({ queryKey: topicQuery(topic.id).queryKey });
        void navigate({
          to: "/community/categories/$id/topic/$topicId",
          params: { id: topic.category.id, topicId: topic.id },
        });
      }}
    />
  );
}
