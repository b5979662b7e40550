import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { PersonalExport } from "#modules/identity/contract/schemas-personal-data.ts";
import { Button } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { ProofFields } from "../factors/ProofFields.tsx";
import { useFactorForm } from "../factors/use-factor-form.ts";
import { askPersonalExport, personalExportQuery } from "./api.ts";
import styles from "./MyDataPanel.module.css";

/** Requests an archive, with proof of identity where the sign-in is older than ten minutes. */
export function AskExport({ kept }: { kept: PersonalExport }) {
  const t = useTranslations("personalData");
  const problemText = useProblemText();
  const queries = useQueryClient();
  const form = useFactorForm({ password: kept.needsPassword, code: kept.needsCode }, async (_, body) => {
    try {
      queries.setQueryData(personalExportQuery.queryKey, await askPersonalExport({ body }));
    } catch (error) {
      // The age of the sign-in, or the state of the archive, may have changed since this page was loaded.
      if (isProblem(error)) await queries.invalidateQueries(personalExportQuery);
      throw error;
    }
  });
  const { failure, isSending, onSubmit } = form.frame;

  if (kept.needsPassword && !kept.hasPassword)
    return (
      <p role="status" className={textClass("flush", "sm", "muted")}>
        {t("signInAgain")}
      </p>
    );
  return (
    <Form className={`${stackClass(4)} ${styles.form}`} onSubmit={onSubmit}>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      <ProofFields form={form} hint={t("passwordHint")} takesFocus={false} />
      <div>
        <Button type="submit" loading={isSending} loadingLabel={t("asking")}>
          {t(kept.state === "none" ? "ask" : "askAgain")}
        </Button>
      </div>
    </Form>
  );
}
