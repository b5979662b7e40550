import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SeveralList } from "./SeveralList.tsx";
import styles from "./Several.module.css";

/** How it went with one of them, and what is to be said of it. */
export type Outcome = { account: AccountInList; state: "done" | "left" | "refused"; note?: string };

export const idsOf = (outcomes: readonly Outcome[], state: Outcome["state"]): string[] =>
  outcomes.flatMap((one) => (one.state === state ? [one.account.id] : []));

export interface OutcomeDialogProps {
  /** How many of them it was done to. */
  title: string;
  outcomes: readonly Outcome[];
  onClose: () => void;
}

/** The button was in a bar that may be gone with the choice. */
const firstBox = (): HTMLElement | null => document.querySelector<HTMLElement>("input[data-select]");

/** Person by person what became of it: done, already so, or refused with why and where to go on. */
export function OutcomeDialog({ title, outcomes, onClose }: OutcomeDialogProps) {
  const t = useTranslations("accounts.several");
  const all = useTranslations("accounts");
  const announce = useAnnounce();
  const those = (state: Outcome["state"]) => outcomes.filter((one) => one.state === state);
  useEffect(() => announce(title), [announce, title]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
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
          items={those("refused").map((one) => ({
            ...one,
            renderName: (name) => (
              <Link to="/admin/users/$id" params={{ id: one.account.id }}>
                {name}
              </Link>
            ),
          }))}
        />
        <SeveralList heading={t("left")} items={those("left")} />
        <SeveralList heading={t("done")} items={those("done")} />
      </div>
    </Dialog>
  );
}
