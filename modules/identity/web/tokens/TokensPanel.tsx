import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCopy } from "#kit/use-copy.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { PlusIcon, CopyIcon } from "#ui/icons.ts";
import { textClass, stackClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
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

/** Shows a new token, once: only the buttons close the dialog. */
function CreatedTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTranslations("accessTokens.made");
  const copy = useCopy({ copied: t("copied"), failed: t("notCopied") });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      keepOpenOnOutsideClick
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("close")}
          </Button>
          <Button variant="strong" icon={<CopyIcon size={18} />} data-autofocus="" onClick={() => void copy(token)}>
            {t("copy")}
          </Button>
        </>
      }
    >
      <div className={stackClass(4)}>
        <Banner tone="warning">{t("text")}</Banner>
        <TextArea label={t("token")} value={token} readOnly dir="ltr" lang="en" minRows={2} spellCheck={false} />
      </div>
    </Dialog>
  );
}
