import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { nameIn, otherLocale } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Banner } from "#ui/Banner.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { gridClass } from "#ui/primitives.ts";
import styles from "./Account.module.css";
import { AccountTokensCard } from "../tokens/AccountTokensCard.tsx";
import type { HandOverSlot } from "./CloseAccount.tsx";
import { AccountCard } from "./AccountCard.tsx";
import { accountQuery } from "./api.ts";
import { EraseCard } from "./EraseCard.tsx";
import { LoadState } from "./components/LoadState.tsx";
import { HistoryCard } from "./HistoryCard.tsx";
import { RolesCard } from "./RolesCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";

export interface UserPageProps {
  /** What the organisation keeps of the person besides: another module's form. */
  record: (personId: string) => ReactNode;
  handOver: HandOverSlot;
}

/** Somebody's account: how they sign in, what they may, where they and their programs are signed in, and what happened to it. */
export function UserPage({ record, handOver }: UserPageProps) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const { id } = useParams({ from: "/app/admin/users/$id" });
  const query = useQuery(accountQuery(id));
  const { data } = query;
  const account = data?.data;
  const name = account === undefined ? t("title") : nameIn(locale, account);
  const other = account === undefined ? "" : nameIn(otherLocale(locale), account);
  useDocumentTitle(name);
  return (
    <>
      <PageHeading
        title={<bdi>{name}</bdi>}
        subtitle={other === name ? undefined : <bdi>{other}</bdi>}
        sign={account !== undefined && <Avatar id={account.id} name={name} photo={account.photoUrl} size="lg" />}
        back={{ label: t("account.back"), renderLink: (slot) => <Link to="/admin/users" {...slot} /> }}
      />
      {account === undefined ? (
        <LoadState query={query} shape="28rem" />
      ) : (
        <div className={styles.page}>
          {account.isLookalike && <Banner tone="warning">{t("lookalikeText")}</Banner>}
          {account.isErased ? (
            <Banner>{t("account.erased")}</Banner>
          ) : (
            !account.can.setRoles && <Banner>{t("account.beyond")}</Banner>
          )}
          <AccountCard account={account} handOver={handOver} />
          {!account.isErased && (
            <>
              {record(account.id)}
              <div className={gridClass(24, 5, "align-start")}>
                <RolesCard account={account} />
                <SessionsCard account={account} />
                <AccountTokensCard account={account} />
              </div>
            </>
          )}
          <HistoryCard id={account.id} />
          {account.status === "disabled" && <EraseCard account={account} />}
        </div>
      )}
    </>
  );
}
