import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { signedInPerson } from "#client/session.ts";
import { useHolds } from "#client/use-holds.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { activateAccount, deactivateAccount, endAccountSessions, useRefreshAccounts } from "../users/api.ts";
import { MailNotice } from "../users/components/MailNotice.tsx";
import { ReasonField } from "../users/components/ReasonField.tsx";
import { AccountList, OutcomeDialog, type Outcome, type OutcomeDialogProps } from "./OutcomeDialog.tsx";
import { planBulkAction, type BulkAction } from "./plan-bulk-action.ts";

export interface BulkDialogProps extends Pick<OutcomeDialogProps, "onDone"> {
  action: BulkAction;
  /** State of the accounts when the action was chosen. */
  accounts: readonly AccountInList[];
  onCancel: () => void;
}

function apply(action: BulkAction, id: string, reason: string): Promise<unknown> {
  const params = { id };
  if (action === "activate") return activateAccount({ params });
  return action === "deactivate" ? deactivateAccount({ params, body: { reason } }) : endAccountSessions({ params });
}

/** Confirms a bulk action, with a reason if one is recorded, applies it account by account, and shows the results. */
export function BulkDialog({ action, accounts, onCancel, onDone }: BulkDialogProps) {
  const t = useTranslations("accounts.bulk");
  const all = useTranslations("accounts");
  const problemText = useProblemText();
  const refresh = useRefreshAccounts();
  const isWhole = useHolds("user.manage") === "whole";
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const [{ touched, left }] = useState(() => planBulkAction(action, accounts, signedInPerson()?.id ?? null));
  const leftOut = (
    <AccountList heading={t("left")} items={left.map(({ account, why }) => ({ account, note: t(`why.${why}`) }))} />
  );
  // Separate calls: a refusal for one account does not stop the others.
  const { input, frame } = useEntityForm({
    initial: { reason: "" },
    async save({ reason }) {
      const made: Outcome[] = [];
      for (const account of touched) {
        try {
          await apply(action, account.id, reason.trim());
          made.push({ account, state: "done" });
        } catch (error) {
          const note = isProblem(error, "approvals_waiting")
            ? t(isWhole ? "handOver" : "handOverElsewhere")
            : problemText(error);
          made.push({ account, state: "refused", note });
        }
      }
      await refresh();
      setOutcomes(made);
    },
  });

  if (outcomes !== null) return <OutcomeDialog action={action} outcomes={outcomes} onDone={onDone} />;
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
      title={t(`title.${action}`, { count: touched.length })}
      submitLabel={all(`action.${action}`)}
      tone={action === "activate" ? "strong" : "danger"}
      {...frame}
      onClose={onCancel}
    >
      <div className={stackClass(4)}>
        <p className={boxClass("flush")}>{t(`text.${action}`)}</p>
        {action !== "endSessions" && <MailNotice />}
        <AccountList heading={t("touched")} items={touched.map((account) => ({ account }))} />
        {leftOut}
        <p className={textClass("flush", "muted")}>{t(action === "deactivate" ? "laterOrWaiting" : "later")}</p>
      </div>
      {action === "deactivate" && <ReasonField label={all("reason")} hint={all("closing.reasonHint")} input={input} />}
    </FormDialog>
  );
}
