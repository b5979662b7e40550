import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import type { SeveralAction } from "./plan-several.ts";
import { SeveralList } from "./SeveralList.tsx";
import styles from "./Several.module.css";

/** How it went with one of them: null, or what was thrown. */
export type Outcome = { account: AccountInList; refusal: unknown };

export interface OutcomeDialogProps {
  action: SeveralAction;
  outcomes: readonly Outcome[];
  onClose: () => void;
}

/** The button was in a bar that may be gone with the choice. */
const firstBox = (): HTMLElement | null => document.querySelector<HTMLElement>("input[data-select]");

/** Person by person what became of it: done, or refused with why and where to go on. */
export function OutcomeDialog({ action, outcomes, onClose }: OutcomeDialogProps) {
  const t = useTranslations("accounts.several");
  const all = useTranslations("accounts");
  const announce = useAnnounce();
  const problemText = useProblemText();
  const { number } = useFormats();
  const done = outcomes.filter(({ refusal }) => refusal === null);
  const title = t(`outcome.${action}`, { done: number(done.length), count: number(outcomes.length) });
  useEffect(() => announce(title), [announce, title]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={all("close")}
      size="sm"
      focusAfterClose={firstBox}
      actions={
        <Button variant="strong" data-autofocus="" onClick={onClose}>
          {all("close")}
        </Button>
      }
    >
      <div className={styles.parts}>
        <SeveralList
          heading={t("refused")}
          items={outcomes
            .filter(({ refusal }) => refusal !== null)
            .map(({ account, refusal }) => ({
              account,
              note: isProblem(refusal, "approvals_waiting") ? t("handOver") : problemText(refusal),
              renderName: (name) => (
                <Link to="/admin/users/$id" params={{ id: account.id }}>
                  {name}
                </Link>
              ),
            }))}
        />
        <SeveralList heading={t("done")} items={done.map(({ account }) => ({ account }))} />
      </div>
    </Dialog>
  );
}
