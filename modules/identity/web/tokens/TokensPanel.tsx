import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { endOwnToken, ownTokensQuery } from "./api.ts";
import { CreatedTokenDialog } from "./CreatedTokenDialog.tsx";
import { LoadTokens } from "./LoadTokens.tsx";
import { TokenDialog } from "./TokenDialog.tsx";
import { TokenList } from "./TokenList.tsx";

/** One's own access tokens, for the profile page. */
export function TokensPanel() {
  const t = useTranslations("accessTokens");
  const query = useQuery(ownTokensQuery);
  const { data, refetch } = query;
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const own = data?.data;
  return (
    <Card
      title={t("title")}
      actions={
        own !== undefined &&
        own.maximumDays > 0 && (
          <Button size="sm" variant="quiet" icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
            {t("add")}
          </Button>
        )
      }
    >
      <p className={textClass("flush", "below-4", "muted")}>{t("intro")}</p>
      {own === undefined ? (
        <LoadTokens query={query} />
      ) : own.tokens.length === 0 ? (
        <p className={textClass("flush", "sm", "muted", "anywhere")}>{t(own.maximumDays > 0 ? "none" : "off")}</p>
      ) : (
        <TokenList tokens={own.tokens} end={(id) => endOwnToken({ params: { id } })} refresh={refetch} />
      )}
      {isAdding && own !== undefined && (
        <TokenDialog
          own={own}
          onClose={() => setIsAdding(false)}
          onMade={({ token }) => {
            setIsAdding(false);
            setMade(token);
            void refetch();
          }}
        />
      )}
      {made !== null && <CreatedTokenDialog token={made} onClose={() => setMade(null)} />}
    </Card>
  );
}
