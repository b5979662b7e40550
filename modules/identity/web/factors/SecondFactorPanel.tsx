import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import styles from "./Factors.module.css";
import { SecondFactorParts } from "./SecondFactorParts.tsx";

export function SecondFactorPanel() {
  const t = useTranslations("factors");
  const queries = useQueryClient();
  return (
    <div id="second-step" className={styles.anchor}>
      <Card title={t("title")}>
        <p className={styles.intro}>{t("intro")}</p>
        <SecondFactorParts headingLevel={3} onSettled={() => void queries.invalidateQueries({ queryKey: ["/me"] })} />
      </Card>
    </div>
  );
}
