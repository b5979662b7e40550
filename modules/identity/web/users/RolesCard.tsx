import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Account, Membership } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import styles from "../components/Words.module.css";
import { RolesDialog } from "./RolesDialog.tsx";

export function useSpanText(): (span: Pick<Membership, "from" | "to">) => string {
  const t = useTranslations("accounts.roles");
  const formats = useFormats();
  const day = (date: string): string => formats.date(`${date}T12:00:00Z`);
  return ({ from, to }) => {
    if (from !== null && to !== null) return t("between", { from: day(from), to: day(to) });
    if (from !== null) return t("since", { from: day(from) });
    return to === null ? t("always") : t("until", { to: day(to) });
  };
}

export function RolesCard({ account }: { account: Account }) {
  const t = useTranslations("accounts.roles");
  const locale = useLocale();
  const spanText = useSpanText();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card
      title={t("title")}
      actions={
        account.can.setRoles && (
          <Button size="sm" variant="quiet" onClick={() => setIsEditing(true)}>
            {t("edit")}
          </Button>
        )
      }
    >
      {account.roles.length === 0 ? (
        <p className={textClass("flush", "sm", "muted", "anywhere")}>{t("employee")}</p>
      ) : (
        <ul className={stackClass(4, "list")}>
          {account.roles.map((membership) => (
            <li key={`${membership.role.id} ${membership.from ?? ""}`} className={styles.words}>
              <bdi className={textClass("ink", "medium")}>{nameIn(locale, membership.role)}</bdi>
              <span className={textClass("flush", "sm", "muted", "anywhere")}>{spanText(membership)}</span>
            </li>
          ))}
        </ul>
      )}
      {isEditing && <RolesDialog account={account} onClose={() => setIsEditing(false)} />}
    </Card>
  );
}
