import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { RevisionDetail } from "#modules/community/contract/schemas-revision.ts";
import { cleanContent, contentText } from "#shared/content.ts";
import { Diff } from "#ui/diff/Diff.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { revisionQuery } from "./api.ts";
import styles from "./HistoryDialog.module.css";

const names = {
  titleEn: "changedTitleEn",
  titleAr: "changedTitleAr",
  contentEn: "changedContentEn",
  contentAr: "changedContentAr",
} as const;
type Field = keyof typeof names;

/** The words of a title or of a text. */
function wordsOf(said: RevisionDetail["before"], field: Field): string {
  const value = said[field];
  if (typeof value === "string") return value;
  const content = value === null || value === undefined ? null : cleanContent(value);
  return content === null ? "" : contentText(content);
}

/** What one edit changed, in each language by itself. */
export function RevisionChange({ topicId, version }: { topicId: string; version: number }) {
  const t = useTranslations("community.history");
  const { data, error, refetch, isFetching } = useQuery(revisionQuery(topicId, version));
  if (data === undefined) {
    if (error !== null) {
      return (
        <LoadFailure
          error={error}
          title={t("failed")}
          headingLevel={3}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      );
    }
    return (
      <Skeleton label={t("loading")}>
        <SkeletonBlock height="12rem" />
      </Skeleton>
    );
  }
  const { before, after, changed } = data.data;
  return (
    <div className={styles.changes} aria-live="polite">
      {changed.map((field) => (
        <section key={field}>
          <h3 className={styles.field}>{t(names[field])}</h3>
          <Diff
            before={wordsOf(before, field)}
            after={wordsOf(after, field)}
            lang={field.endsWith("En") ? "en" : "ar"}
            labels={{ added: t("added"), removed: t("removed"), same: t("same") }}
          />
        </section>
      ))}
    </div>
  );
}
