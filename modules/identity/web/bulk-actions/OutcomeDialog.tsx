import { Link } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import styles from "./OutcomeDialog.module.css";
import type { BulkAction } from "./plan-bulk-action.ts";

/** The result of a bulk action for one account. */
export type Outcome = { account: AccountInList; state: "done" | "left" | "refused"; note?: string };

export interface OutcomeDialogProps {
  action: BulkAction | "give" | "take";
  outcomes: readonly Outcome[];
  /** Receives the ids of refused accounts, which stay selected. */
  onDone: (refused: readonly string[]) => void;
}

/** The button that opened the dialog may be gone with the selection. */
const firstBox = (): HTMLElement | null => document.querySelector<HTMLElement>("input[data-select]");

/** The accounts by result: refused with the reason and a link, left unchanged, done. */
export function OutcomeDialog({ action, outcomes, onDone }: OutcomeDialogProps) {
  const t = useTranslations("accounts.bulk");
  const closeLabel = useTranslations("accounts")("close");
  const { number } = useFormats();
  const announce = useAnnounce();
  const inState = (state: Outcome["state"]) => outcomes.filter((one) => one.state === state);
  const refused = inState("refused");
  const done = inState("done");
  const title = t(`outcome.${action}`, { done: number(done.length), count: number(outcomes.length) });
  const close = (): void => onDone(refused.map(({ account }) => account.id));
  useEffect(() => announce(title), [announce, title]);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      size="sm"
      focusAfterClose={firstBox}
      actions={
        <Button variant="strong" data-autofocus="" onClick={close}>
          {closeLabel}
        </Button>
      }
    >
      <div className={stackClass(4)}>
        <AccountList
          heading={t("refused")}
          items={refused.map((one) => ({
            ...one,
            renderName: (name) => (
              <Link to="/admin/users/$id" params={{ id: one.account.id }}>
                {name}
              </Link>
            ),
          }))}
        />
        <AccountList heading={t("left")} items={inState("left")} />
        <AccountList heading={t("done")} items={done} />
      </div>
    </Dialog>
  );
}

interface AccountListProps {
  heading: string;
  /** `renderName` makes the name a link. */
  items: readonly { account: AccountInList; note?: string; renderName?: (name: ReactNode) => ReactNode }[];
}

/** Renders nothing without items. */
export function AccountList({ heading, items }: AccountListProps) {
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <section className={stackClass(2)}>
      <h3 className={textClass("flush", "sm", "ink", "medium")}>{heading}</h3>
      {/* Focusable, since it may scroll. */}
      <ul className={`${stackClass(2, "list", "sm")} ${styles.list}`} tabIndex={0} aria-label={heading}>
        {items.map(({ account, note, renderName = (name) => name }) => (
          <li key={account.id} className={stackClass(0, "anywhere")}>
            {renderName(<bdi>{nameIn(locale, account)}</bdi>)}
            {note !== undefined && <span className={textClass("muted")}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
