import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { Card } from "#ui/Card.tsx";
import { textClass } from "#ui/primitives.ts";
import { accountTokensQuery, endAccountToken } from "./api.ts";
import { LoadTokens } from "./LoadTokens.tsx";
import { TokenList } from "./TokenList.tsx";

/** The access tokens of somebody, for an officer: their names and what they are good for, never the tokens. */
export function AccountTokensCard({ account: { id, can } }: { account: Account }) {
  const t = useTranslations("accessTokens");
  const query = useQuery(accountTokensQuery(id));
  const { data, refetch } = query;
  const end = (token: string) => endAccountToken({ params: { id, token } });
  return (
    <Card title={t("title")}>
      {data === undefined ? (
        <LoadTokens query={query} />
      ) : data.data.length === 0 ? (
        <p className={textClass("flush", "sm", "muted", "anywhere")}>{t("noneOf")}</p>
      ) : (
        <TokenList tokens={data.data} end={can.endSessions ? end : undefined} refresh={refetch} />
      )}
    </Card>
  );
}
