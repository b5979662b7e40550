import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { BulkPreview } from "#modules/community/contract/schemas-administration.ts";
import { nameIn } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { boxClass, textClass } from "#ui/primitives.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import styles from "./BulkDialog.module.css";

/** Copied from the contract, whose schemas the browser does not load. */
const maxTopicsAtOnce = 10_000;

export interface BulkPreviewTextProps {
  preview: BulkPreview | undefined;
  error: unknown;
  showsChanges: boolean;
  /** Omits the numbers, which are obvious for one topic. */
  isOfOne: boolean;
}

/** The preview of an action: the number of topics, their special features and their categories. */
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
  if (preview.isTooMany) return <p role="status">{t("tooMany", { most: maxTopicsAtOnce })}</p>;
  const particular = (["listed", "featured", "withPoll", "withOpenCase"] as const).filter((name) => preview[name] > 0);
  return (
    <div className={classNames(textClass("sm"), styles.preview)} role="status">
      {showsChanges && (!isOfOne || preview.changing === 0) && (
        <p>{t("changing", { changing: preview.changing, total: preview.total })}</p>
      )}
      <ul className={classNames(boxClass("flush"), styles.list)} aria-label={t("touches")}>
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
