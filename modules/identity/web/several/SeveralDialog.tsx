import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { signedInPerson } from "#client/session.ts";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { textClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { activateAccount, deactivateAccount, endAccountSessions, useRefreshAccounts } from "../users/api.ts";
import { MailNotice } from "../users/components/MailNotice.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { idsOf, OutcomeDialog, type Outcome } from "./OutcomeDialog.tsx";
import { planSeveral, type SeveralAction } from "./plan-several.ts";
import { SeveralList } from "./SeveralList.tsx";
import styles from "./Several.module.css";

const check = validated<string>(firstOf(requiredField, maxLength(500)));

/** What is to be done, and with whom, as they were when it was asked for. */
export type SeveralOrder = { action: SeveralAction; accounts: readonly AccountInList[] };

export interface SeveralDialogProps {
  order: SeveralOrder;
  onCancel: () => void;
  /** With those to whom it could not be done: they stay chosen. */
  onDone: (refused: readonly string[]) => void;
}

function change(action: SeveralAction, id: string, reason: string): Promise<unknown> {
  const params = { id };
  if (action === "activate") return activateAccount({ params });
  return action === "deactivate" ? deactivateAccount({ params, body: { reason } }) : endAccountSessions({ params });
}

/** Says what will happen to whom, asks for a reason where one is kept, does it to one after the other, and tells how it went. */
export function SeveralDialog({ order: { action, accounts }, onCancel, onDone }: SeveralDialogProps) {
  const t = useTranslations("accounts.several");
  const all = useTranslations("accounts");
  const problemText = useProblemText();
  const { number } = useFormats();
  const refresh = useRefreshAccounts();
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const [{ touched, left }] = useState(() => planSeveral(action, accounts, signedInPerson()?.id ?? null));
  const title = t(`title.${action}`, { count: touched.length });
  const leftOut = (
    <SeveralList heading={t("left")} items={left.map(({ account, why }) => ({ account, note: t(`why.${why}`) }))} />
  );
  // One after the other, each by itself: what stands against one keeps nobody else waiting.
  const { input, frame } = useEntityForm({
    initial: { reason: "" },
    async save({ reason }) {
      const made: Outcome[] = [];
      for (const account of touched) {
        try {
          await change(action, account.id, reason.trim());
          made.push({ account, state: "done" });
        } catch (error) {
          const note = isProblem(error, "approvals_waiting") ? t("handOver") : problemText(error);
          made.push({ account, state: "refused", note });
        }
      }
      await refresh();
      setOutcomes(made);
    },
  });

  if (outcomes !== null) {
    const [refused, done] = [idsOf(outcomes, "refused"), idsOf(outcomes, "done")];
    const told = t(`outcome.${action}`, { done: number(done.length), count: number(outcomes.length) });
    return <OutcomeDialog title={told} outcomes={outcomes} onClose={() => onDone(refused)} />;
  }
  if (touched.length === 0) {
    return (
      <Dialog
        open
        onClose={onCancel}
        title={t("nobody")}
        size="sm"
        actions={<Button onClick={onCancel}>{all("close")}</Button>}
      >
        {leftOut}
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      submitLabel={t(`action.${action}`)}
      tone={action === "activate" ? "strong" : "danger"}
      {...frame}
      onClose={onCancel}
    >
      <div className={styles.parts}>
        <p>{t(`text.${action}`)}</p>
        {action !== "endSessions" && <MailNotice />}
        <SeveralList heading={t("touched")} items={touched.map((account) => ({ account }))} />
        {leftOut}
        <p className={textClass("muted")}>{t(action === "deactivate" ? "laterOrWaiting" : "later")}</p>
      </div>
      {action === "deactivate" && (
        <TextArea
          label={all("closing.reason")}
          hint={all("closing.reasonHint")}
          required
          dir="auto"
          minRows={2}
          data-autofocus=""
          {...input("reason", { validate: check })}
        />
      )}
    </FormDialog>
  );
}
