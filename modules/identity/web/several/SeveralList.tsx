import type { ReactNode } from "react";
import { useLocale } from "#client/intl.tsx";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import styles from "./Several.module.css";

export interface SeveralListProps {
  heading: string;
  /** `renderName`: where the name leads, if anywhere. */
  items: readonly { account: AccountInList; note?: string; renderName?: (name: ReactNode) => ReactNode }[];
}

/** Some people under a heading, each with what is to be said of them; nothing where there are none. */
export function SeveralList({ heading, items }: SeveralListProps) {
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <section className={stackClass(2)}>
      <h3 className={textClass("flush", "sm", "ink", "medium")}>{heading}</h3>
      {/* Reached by the keyboard, since it may have to be scrolled. */}
      <ul className={styles.list} tabIndex={0} aria-label={heading}>
        {items.map(({ account, note, renderName = (name) => name }) => (
          <li key={account.id} className={styles.person}>
            {renderName(<bdi>{nameIn(locale, account)}</bdi>)}
            {note !== undefined && <span className={textClass("muted")}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
