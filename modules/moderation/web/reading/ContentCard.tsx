import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { ReportCase, CaseSnapshot } from "#modules/moderation/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Diff } from "#ui/diff/Diff.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { changedParts, partsOf, type PartName } from "./read-snapshot.ts";
import { Part, SnapshotView } from "./SnapshotView.tsx";

const langOf = (name: PartName): "en" | "ar" | undefined =>
  name.endsWith("En") ? "en" : name.endsWith("Ar") ? "ar" : undefined;

function SnapshotChanges({ then, now }: { then: CaseSnapshot; now: CaseSnapshot }) {
  const t = useTranslations("moderationAdmin.case");
  const [before, after] = [partsOf(then, t("nameless")), partsOf(now, t("nameless"))];
  const labels = { added: t("added"), removed: t("removed"), same: t("same") };
  const headings: Record<PartName, string> = {
    titleEn: `${t("titleIn")} · ${t("english")}`,
    titleAr: `${t("titleIn")} · ${t("arabic")}`,
    contentEn: t("english"),
    contentAr: t("arabic"),
    content: t("content"),
    poll: t("poll"),
    files: t("files"),
  };
  return (
    <div className={stackClass(5)}>
      {changedParts(then, now).map((name) => (
        <Part key={name} name={headings[name]}>
          <Diff before={before[name]} after={after[name]} labels={labels} lang={langOf(name)} />
        </Part>
      ))}
    </div>
  );
}

/** The current state of the content as a sentence; null if it is unchanged and visible. */
function useContentState({ current, isHidden }: ReportCase): string | null {
  const t = useTranslations("moderationAdmin.case");
  if (current === null) return t("goneForGood");
  if (current.isDeleted) return t("nowDeleted");
  if (isHidden) return t("nowHidden");
  return current.isActive ? null : t("nowInactive");
}

function OpenContent({ subject, category }: Pick<ReportCase, "subject" | "category">) {
  const t = useTranslations("moderationAdmin.case");
  const isComment = subject.kind === "comment";
  return (
    <Button
      variant="soft"
      size="sm"
      renderLink={(slot) => (
        <Link
          to="/community/categories/$id/topic/$topicId"
          params={{ id: category?.id ?? "1", topicId: subject.topicId }}
          search={isComment ? { comment: subject.id } : {}}
          {...slot}
        />
      )}
    >
      {isComment ? t("openComment") : t("openTopic")}
    </Button>
  );
}

/** The reported content at the first report and now, with the changes in between. */
export function ContentCard({ found }: { found: ReportCase }) {
  const t = useTranslations("moderationAdmin.case");
  const locale = useLocale();
  const [view, setView] = useState<"then" | "now" | "changes">("then");
  const { snapshot, current, author, category, subject } = found;
  const state = useContentState(found);
  const isChanged = current !== null && changedParts(snapshot, current.snapshot).length > 0;
  const shown = isChanged ? view : "then";
  return (
    <Card title={t("content")} actions={current !== null && <OpenContent subject={subject} category={category} />}>
      <div className={stackClass(4)}>
        <div className={rowClass(3, "wrap", "align-center", "between")}>
          <AvatarName
            id={author.id}
            name={nameIn(locale, author)}
            photo={author.photoUrl}
            detail={category === null ? undefined : <bdi>{nameIn(locale, category)}</bdi>}
          />
        </div>
        {state !== null && <Banner tone={found.isHidden ? "warning" : "info"}>{state}</Banner>}
        {isChanged ? (
          <SegmentedChoice
            hideLegend
            legend={t("view")}
            value={view}
            onChange={setView}
            options={[
              { value: "then", label: t("viewThen") },
              { value: "now", label: t("viewNow") },
              { value: "changes", label: t("viewChanges") },
            ]}
          />
        ) : (
          current !== null && <p className={textClass("flush", "sm", "muted")}>{t("unchanged")}</p>
        )}
        {current !== null && shown === "changes" ? (
          <SnapshotChanges then={snapshot} now={current.snapshot} />
        ) : (
          <SnapshotView snapshot={current !== null && shown === "now" ? current.snapshot : snapshot} />
        )}
      </div>
    </Card>
  );
}
