import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { RevisionDetail } from "#modules/community/contract/schemas-revision.ts";
import { cleanContent, contentText } from "#shared/content.ts";
import { Diff } from "#ui/diff/Diff.tsx";
import { Loading } from "#kit/Loading.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { revisionQuery } from "./api.ts";

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
  const query = useQuery(revisionQuery(topicId, version));
  const { data } = query;
  if (data === undefined)
    return <Loading query={query} label={t("loading")} shape="12rem" failed={t("failed")} headingLevel={3} />;
  const { before, after, changed } = data.data;
  return (
    <div className={stackClass(5, "fits", "content-start")} aria-live="polite">
      {changed.map((field) => (
        <section key={field}>
          <h3 className={textClass("flush", "below-2", "xs", "muted", "medium")}>{t(names[field])}</h3>
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
