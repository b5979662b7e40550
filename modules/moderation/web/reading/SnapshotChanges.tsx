import { useTranslations } from "use-intl";
import type { CaseSnapshot } from "#modules/moderation/contract/schemas.ts";
import { Diff } from "#ui/diff/Diff.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { changedParts, partsOf, type PartName } from "./read-snapshot.ts";

const langOf = (name: PartName): "en" | "ar" | undefined =>
  name.endsWith("En") ? "en" : name.endsWith("Ar") ? "ar" : undefined;

/** What was changed after the first report, part by part. */
export function SnapshotChanges({ then, now }: { then: CaseSnapshot; now: CaseSnapshot }) {
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
        <section key={name} className={boxClass("shrinks")}>
          <h3 className={textClass("flush", "below-1", "xs", "muted", "medium")}>{headings[name]}</h3>
          <Diff before={before[name]} after={after[name]} labels={labels} lang={langOf(name)} />
        </section>
      ))}
    </div>
  );
}
