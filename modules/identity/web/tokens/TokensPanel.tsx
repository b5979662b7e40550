import { CreatedSecret } from "#kit/CreatedSecret.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { endOwnToken, ownTokensQuery } from "./api.ts";
import { TokenDialog } from "./TokenDialog.tsx";
import { TokenList } from "./TokenList.tsx";

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
      <TokenList
        query={query}
        tokens={own?.tokens}
        none={t(own !== undefined && own.maximumDays > 0 ? "none" : "off")}
        end={(id) => endOwnToken({ params: { id } })}
      />
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

function CreatedTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTranslations("accessTokens.made");
  const [title, text, label, copy] = [t("title"), t("text"), t("token"), t("copy")];
  const words = { title, text, label, copy, copied: t("copied"), notCopied: t("notCopied"), close: t("close") };
  return <CreatedSecret secret={token} words={words} onClose={onClose} />;
}
