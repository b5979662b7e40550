import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isProblem } from "#client/problems.ts";
import { queryOf } from "#client/query.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { Banner } from "#ui/Banner.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { topicQuery } from "../api.ts";
import { readDraft } from "./api.ts";
import { GivenTopic } from "./GivenTopic.tsx";
import { givenTopic } from "./given-topic.ts";
import { draftPlace, readKept } from "./kept-drafts.ts";
import { NoWriting, WritingOnItsWay } from "./NoWriting.tsx";
import { openEdit, type OpenedWriting } from "./opened-writing.ts";
import { usePublishingRights } from "./use-rights.ts";
import { WritingForm } from "./WritingForm.tsx";

/** An edit of a topic. The topic in the address is shown until the server's own arrives. */
export function EditTopicPage() {
  const t = useTranslations("writing");
  const community = useTranslations("community.topic");
  useDocumentTitle(t("editTitle"));
  const { id } = useParams({ from: "/app/community/topics/$id/edit" });
  const { topic: json } = useSearch({ from: "/app/community/topics/$id/edit" });
  const { data, error, refetch, isFetching } = useQuery({ ...topicQuery(id), staleTime: 0 });
  // What a list or a dialog knew may be old: the form waits for what the server says now.
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !isFetching && data !== undefined) setIsFresh(true);
  const topic = isFresh ? data?.data : undefined;
  const given = topic === undefined ? givenTopic(json, id) : null;
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
      {topic === undefined && error !== null && (
        <NoWriting
          error={error}
          missing={community("missingText")}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {topic === undefined && error === null && (given === null ? <WritingOnItsWay /> : <GivenTopic given={given} />)}
      {topic?.can.update === false && <Banner tone="warning">{t("notYours")}</Banner>}
      {topic?.can.update === true && <EditOf key={topic.id} topic={topic} />}
    </>
  );
}

function EditOf({ topic }: { topic: Topic }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const rights = usePublishingRights(topic);
  const { draftId } = topic;
  const [opened, setOpened] = useState<OpenedWriting | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(readDraft, { params: { id: draftId ?? "" } }, { staleTime: Infinity, refetchOnWindowFocus: false }),
    enabled: draftId !== null && opened === null,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  // Discarded a moment ago: the topic itself is edited then.
  const isThere = draftId === null || data !== undefined || isProblem(error, "not_found");
  if (opened === null && isThere) {
    const draft = data?.data ?? null;
    setOpened(openEdit(topic, draft, readKept(draftPlace({ topicId: topic.id, draftId: draft?.id ?? null }))));
  }
  if (opened === null || rights === null) {
    if (error === null || isThere) return <WritingOnItsWay />;
    return <NoWriting error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <WritingForm
      opened={opened}
      rights={rights}
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
