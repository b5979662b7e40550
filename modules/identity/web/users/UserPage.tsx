import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { useHolds } from "#client/use-holds.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { gridClass } from "#ui/primitives.ts";
import { accountTokensQuery, endAccountToken } from "../tokens/api.ts";
import { TokenList } from "../tokens/TokenList.tsx";
import styles from "./Account.module.css";
import { AccountCard } from "./AccountCard.tsx";
import { accountQuery } from "./api.ts";
import type { HandOverSlot } from "./AccountDialogs.tsx";
import { EraseCard } from "./EraseCard.tsx";
import { HistoryCard } from "./HistoryCard.tsx";
import { RolesCard } from "./RolesCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";

export interface UserPageProps {
  /** Another module's form of the personnel record. */
  record: (personId: string) => ReactNode;
  handOver: HandOverSlot;
}

export function UserPage({ record, handOver }: UserPageProps) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const isWhole = useHolds("user.manage") === "whole";
  const { id } = useParams({ from: "/app/admin/users/$id" });
  const query = useQuery(accountQuery(id));
  const account = query.data?.data;
  const name = account === undefined ? t("title") : nameIn(locale, account);
  const other = account === undefined ? "" : nameIn(otherLocale(locale), account);
  useDocumentTitle(name);
  return (
    <>
      <PageHeading
        title={<bdi>{name}</bdi>}
        subtitle={other === name ? undefined : <bdi>{other}</bdi>}
        sign={account !== undefined && <Avatar id={account.id} name={name} photo={account.photoUrl} size="lg" />}
        back={{ label: t("title"), renderLink: (slot) => <Link to="/admin/users" {...slot} /> }}
      />
      {account === undefined ? (
        <Loading query={query} shape="28rem" />
      ) : (
        <div className={styles.page}>
          {account.isLookalike && <Banner tone="warning">{t("lookalikeText")}</Banner>}
          {account.isErased ? (
            <Banner>{t("account.erased")}</Banner>
          ) : (
            !account.can.endSessions && <Banner>{t("account.beyond")}</Banner>
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
          {isWhole && account.status === "disabled" && <EraseCard account={account} />}
        </div>
      )}
    </>
  );
}

/** The access tokens of a user: names and scopes, never the tokens themselves. */
function AccountTokensCard({ account: { id, can } }: { account: Account }) {
  const t = useTranslations("accessTokens");
  const query = useQuery(accountTokensQuery(id));
  const end = (token: string) => endAccountToken({ params: { id, token } });
  return (
    <Card title={t("title")}>
      <TokenList query={query} tokens={query.data?.data} none={t("noneOf")} end={can.endSessions ? end : undefined} />
    </Card>
  );
}
