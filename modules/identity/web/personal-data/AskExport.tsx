import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { PersonalExport } from "#modules/identity/contract/schemas-personal-data.ts";
import { Button } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { ProofFields } from "../factors/ProofFields.tsx";
import { useFactorForm } from "../factors/use-factor-form.ts";
import { askPersonalExport, personalExportQuery } from "./api.ts";
import styles from "./MyDataPanel.module.css";

/** Requests an archive, with proof of identity where the sign-in is older than ten minutes. */
export function AskExport({ kept }: { kept: PersonalExport }) {
  const t = useTranslations("personalData");
  const problemText = useProblemText();
  const queries = useQueryClient();
  const { frame, proofFields } = useFactorForm(
    { password: kept.needsPassword, code: kept.needsCode },
    async (_, body) => {
      try {
        queries.setQueryData(personalExportQuery.queryKey, await askPersonalExport({ body }));
      } catch (error) {
        // Since when one is signed in, or whether one is being made, may be otherwise than this page thought.
        if (isProblem(error)) await queries.invalidateQueries(personalExportQuery);
        throw error;
      }
    },
  );

  if (kept.needsPassword && !kept.hasPassword)
    return (
      <p role="status" className={styles.hint}>
        {t("signInAgain")}
      </p>
    );
  return (
    <Form className={styles.form} onSubmit={frame.onSubmit}>
      <FormError message={frame.failure === null ? null : problemText(frame.failure)} takeFocus />
      <ProofFields {...proofFields()} hint={t("passwordHint")} takesFocus={false} />
      <div>
        <Button type="submit" loading={frame.isSending} loadingLabel={t("asking")}>
          {t(kept.state === "none" ? "ask" : "askAgain")}
        </Button>
      </div>
    </Form>
  );
}
