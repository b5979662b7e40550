import { useTranslations } from "use-intl";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";

/** The shape of a topic list that is on its way. */
export function TopicListSkeleton({ rows }: { rows: number }) {
  const t = useTranslations("community.list");
  return (
    <Skeleton label={t("loading")}>
      {Array.from({ length: rows }, (_, place) => (
        <SkeletonTopicRow key={place} />
      ))}
    </Skeleton>
  );
}
