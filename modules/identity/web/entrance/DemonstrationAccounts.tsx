import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { textClass } from "#ui/primitives.ts";
import { instanceQuery } from "../api.ts";
import styles from "./DemonstrationAccounts.module.css";

export interface DemonstrationAccountsProps {
  busy: boolean;
  onChoose: (credentials: { email: string; password: string }) => Promise<void>;
}

const roles = ["admin", "moderator", "attendance", "manager", "employee"] as const;

/** Renders nothing outside a demonstration. */
export function DemonstrationAccounts({ busy, onChoose }: DemonstrationAccountsProps) {
  const t = useTranslations("identity.signIn");
  const locale = useLocale();
  const { data } = useQuery(instanceQuery);
  const password = data?.data.demonstrationPassword;
  const accounts = data?.data.demonstrationAccounts ?? [];
  if (password === null || password === undefined || accounts.length === 0) return null;

  return (
    <section className={styles.accounts} aria-labelledby="demonstration-accounts">
      <h2 className={textClass("flush", "below-3", "sm", "muted", "medium")} id="demonstration-accounts">
        {t("demonstration")}
      </h2>
      <ul className={styles.list}>
        {accounts.map((account) => {
          const role = roles.find((name) => account.email.startsWith(`${name}@`));
          return (
            <li key={account.email}>
              <button
                type="button"
                className={styles.account}
                disabled={busy}
                onClick={() => void onChoose({ email: account.email, password })}
              >
                <Avatar id={account.email} name={nameIn(locale, account)} size="sm" />
                <span className={styles.text}>
                  <bdi className={textClass("sm", "ink", "medium")}>{nameIn(locale, account)}</bdi>
                  {role !== undefined && <span className={textClass("xxs", "muted")}>{t(`roles.${role}`)}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
