import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { BulkPreview } from "#modules/community/contract/schemas-administration.ts";
import { nameIn } from "#shared/locale.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import styles from "./BulkDialog.module.css";

/** As on the server; the contract's number comes with schemas that the browser does not load. */
const mostTopicsAtOnce = 10_000;

export interface BulkPreviewTextProps {
  preview: BulkPreview | undefined;
  error: unknown;
  showsChanges: boolean;
  /** What is said by numbers goes without saying for one topic. */
  isOfOne: boolean;
}

/** What an action touches: how many, what is particular about them, and where they are. */
export function BulkPreviewText({ preview, error, showsChanges, isOfOne }: BulkPreviewTextProps) {
  const t = useTranslations("communityAdmin.bulk");
  const locale = useLocale();
  const problemText = useProblemText();
  if (preview === undefined) {
    return (
      <div role="status" aria-label={t("loading")}>
        {error === null ? <SkeletonLine width="80%" /> : problemText(error)}
      </div>
    );
  }
  if (preview.total === 0) return <p role="status">{t("nothing")}</p>;
  if (preview.isTooMany) return <p role="status">{t("tooMany", { most: mostTopicsAtOnce })}</p>;
  const particular = (["listed", "featured", "withPoll", "withOpenCase"] as const).filter((name) => preview[name] > 0);
  return (
    <div className={styles.preview} role="status">
      {showsChanges && (!isOfOne || preview.changing === 0) && (
        <p>{t("changing", { changing: preview.changing, total: preview.total })}</p>
      )}
      <ul className={styles.list} aria-label={t("touches")}>
        {particular.map((name) => (
          <li key={name}>{t(name, { count: preview[name] })}</li>
        ))}
        {!isOfOne &&
          preview.byCategory.map(({ category, count }) => (
            <li key={category.id}>{t("inCategory", { name: isolated(nameIn(locale, category)), count })}</li>
          ))}
      </ul>
    </div>
  );
}
