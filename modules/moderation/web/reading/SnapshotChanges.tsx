import { useTranslations } from "use-intl";
import type { CaseSnapshot } from "#modules/moderation/contract/schemas.ts";
import { Diff } from "#ui/diff/Diff.tsx";
import { changedParts, partsOf, type PartName } from "./read-snapshot.ts";
import styles from "./Snapshot.module.css";

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
    <div className={styles.parts}>
      {changedParts(then, now).map((name) => (
        <section key={name} className={styles.part}>
          <h3 className={styles.label}>{headings[name]}</h3>
          <Diff before={before[name]} after={after[name]} labels={labels} lang={langOf(name)} />
        </section>
      ))}
    </div>
  );
}
