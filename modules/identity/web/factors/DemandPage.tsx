import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { boxClass } from "#ui/primitives.ts";
import { useLeave } from "../use-leave.ts";
import styles from "./Factors.module.css";
import { SecondFactorParts } from "./SecondFactorParts.tsx";

/** Replaces all pages where a role requires a second factor and the grace period is over. */
export function DemandPage() {
  const t = useTranslations("factors");
  const queries = useQueryClient();
  const router = useRouter();
  const { leave, leaving } = useLeave();
  useDocumentTitle(t("demand.title"));
  async function proceed(): Promise<void> {
    // All other queries were refused until now.
    await queries.invalidateQueries();
    await router.invalidate();
  }
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {t("demand.title")}
      </h1>
      <p className={styles.intro}>{t("demand.text")}</p>
      <SecondFactorParts headingLevel={2} onSettled={() => void proceed()} />
      <p className={boxClass("flush", "above-6")}>
        <Button variant="quiet" loading={leaving} loadingLabel={t("working")} onClick={() => void leave()}>
          {t("demand.signOut")}
        </Button>
      </p>
    </>
  );
}
