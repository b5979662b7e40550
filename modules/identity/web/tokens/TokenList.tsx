import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { Loading } from "#kit/Loading.tsx";
import type { PersonalToken } from "#modules/identity/contract/tokens/schemas.ts";
import type { TokenArea, TokenScope } from "#shared/permissions.ts";
import { Button } from "#ui/Button.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import styles from "../components/Words.module.css";

export interface TokenListProps {
  query: UseQueryResult;
  /** Undefined while loading. */
  tokens: readonly PersonalToken[] | undefined;
  /** Shown without any tokens. */
  none: string;
  /** Absent for users who may only view them. */
  end?: ((id: string) => Promise<unknown>) | undefined;
}

/** Access tokens with scopes and expiry; each can be revoked. */
export function TokenList({ query, tokens, none, end }: TokenListProps) {
  const t = useTranslations("accessTokens");
  const [target, setTarget] = useState<PersonalToken | null>(null);
  const note = textClass("flush", "sm", "muted", "anywhere");

  const wordsOf = (scope: TokenScope): string => {
    if (scope === "scim") return t("scope.scim");
    const [area, level] = scope.split(":") as [TokenArea, "read" | "write"];
    return t(`scope.${level}`, { area: t(`areas.${area}`) });
  };

  if (tokens === undefined) {
    return <Loading query={query} label={t("loading")} shape="6rem" failed={t("failed")} headingLevel={3} />;
  }
  if (tokens.length === 0) return <p className={note}>{none}</p>;
  return (
    <>
      <ul className={stackClass(4, "list")}>
        {tokens.map((token) => (
          <li key={token.id} className={rowClass([2, 3], "wrap", "align-center")}>
            <div className={styles.words}>
              <bdi className={textClass("justify-self-start", "ink", "medium", "anywhere")} dir="auto">
                {token.name}
              </bdi>
              <span className={note}>{token.scopes.map(wordsOf).join(" · ")}</span>
              <span className={note}>
                <Meta>
                  <span>{t.rich("expires", { when: () => <Moment at={token.expiresAt} style="medium" /> })}</span>
                  <span>
                    {token.lastUsedAt === null
                      ? t("unused")
                      : t.rich("used", { when: () => <Moment at={token.lastUsedAt ?? ""} style="ago" /> })}
                  </span>
                </Meta>
              </span>
            </div>
            {end !== undefined && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t("endOf", { name: isolated(token.name) })}
                onClick={() => setTarget(token)}
              >
                {t("end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {target !== null && end !== undefined && (
        <ConfirmAction
          title={t("endTitle", { name: isolated(target.name) })}
          confirmLabel={t("end")}
          run={() => end(target.id)}
          message={t("ended")}
          ignoresMissing
          refresh={query.refetch}
          onClose={() => setTarget(null)}
        >
          {t("endText")}
        </ConfirmAction>
      )}
    </>
  );
}
