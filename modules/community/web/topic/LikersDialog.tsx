import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn, pickText } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { PeopleList } from "#ui/PeopleList.tsx";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { likersQuery } from "../api.ts";
import { LoadFailure } from "../components/LoadFailure.tsx";

export interface LikersDialogProps {
  topicId: string;
  onClose: () => void;
}

/** Who likes a topic, the newest first. */
export function LikersDialog({ topicId, onClose }: LikersDialogProps) {
  const t = useTranslations("community.topic");
  const locale = useLocale();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    likersQuery(topicId),
  );
  const likers = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Dialog open onClose={onClose} title={t("whoLikes")} closeLabel={t("close")} size="sm">
      {data === undefined && error === null && (
        <Skeleton label={t("likesLoading")}>
          <SkeletonTopicRow />
          <SkeletonTopicRow />
          <SkeletonTopicRow />
        </Skeleton>
      )}
      {data === undefined && error !== null && (
        <LoadFailure error={error} headingLevel={3} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data !== undefined && (
        <PeopleList
          nobody={t("nobodyLikes")}
          people={likers.map(({ person }) => {
            const job = pickText(locale, { en: person.titleEn, ar: person.titleAr });
            return {
              id: person.id,
              name: nameIn(locale, person),
              photo: person.photoUrl,
              ...(job.text === "" ? {} : { detail: <bdi lang={job.locale}>{job.text}</bdi> }),
            };
          })}
        />
      )}
      {hasNextPage && (
        <Button variant="quiet" wide loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("likesMore")}
        </Button>
      )}
    </Dialog>
  );
}
