import { useTranslations } from "use-intl";
import { Skeleton, SkeletonBlock, SkeletonLine } from "#ui/Skeleton.tsx";

/** Skeleton of a page whose code is loading. */
export function PagePending() {
  const t = useTranslations("shell");
  return (
    <Skeleton label={t("loading")}>
      <SkeletonLine width="14rem" size="lg" />
      <SkeletonLine width="22rem" size="sm" />
      <SkeletonBlock height="18rem" />
    </Skeleton>
  );
}
