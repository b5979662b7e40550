import type { ReactNode } from "react";
import { useLocale } from "#client/intl.tsx";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import styles from "./AccountList.module.css";

export interface AccountListProps {
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
