import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { usePages } from "#client/use-pages.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { PeopleList } from "#ui/PeopleList.tsx";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { likersQuery } from "../api.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";

export interface LikersDialogProps {
  topicId: string;
  onClose: () => void;
}

/** Who likes a topic, the newest first. */
export function LikersDialog({ topicId, onClose }: LikersDialogProps) {
  const t = useTranslations("community.topic");
  const locale = useLocale();
  const { rows, error, refetch, isFetching, later } = usePages(likersQuery(topicId), ({ person }) => person.id);
  return (
    <Dialog open onClose={onClose} title={t("whoLikes")} closeLabel={t("close")} size="sm">
      {rows === undefined && error === null && (
        <Skeleton label={t("likesLoading")}>
          <SkeletonTopicRow />
          <SkeletonTopicRow />
          <SkeletonTopicRow />
        </Skeleton>
      )}
      {rows === undefined && error !== null && (
        <LoadFailure error={error} headingLevel={3} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {rows !== undefined && (
        <PeopleList
          nobody={t("nobodyLikes")}
          people={rows.map(({ person }) => {
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
      <MoreRows {...later} />
    </Dialog>
  );
}
