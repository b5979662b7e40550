import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { keyOf } from "#client/query.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { Button } from "#ui/Button.tsx";
import { readMustRead, withdrawMustRead } from "../api.ts";
import styles from "./MustReadForm.module.css";

export function Withdraw({ topicId }: { topicId: string }) {
  const t = useTranslations("acknowledgements");
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  async function withdraw(): Promise<void> {
    await withdrawMustRead({ params: { id: topicId } });
    void queries.resetQueries({ queryKey: keyOf(readMustRead, { params: { id: topicId } }) });
  }
  return (
    <>
      <span className={styles.apart}>
        <Button variant="quietDanger" onClick={() => setIsAsked(true)}>
          {t("withdraw")}
        </Button>
      </span>
      {isAsked && (
        <ConfirmAction
          title={t("withdrawTitle")}
          confirmLabel={t("withdraw")}
          cancelLabel={t("keep")}
          run={withdraw}
          message={t("withdrawn")}
          onClose={() => setIsAsked(false)}
        >
          <p>{t("withdrawText")}</p>
        </ConfirmAction>
      )}
    </>
  );
}
