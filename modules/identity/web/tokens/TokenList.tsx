import { useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { PersonalToken } from "#modules/identity/contract/tokens/schemas.ts";
import type { TokenArea, TokenScope } from "#shared/token-scopes.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import styles from "./Tokens.module.css";

export interface TokenListProps {
  tokens: readonly PersonalToken[];
  /** Absent where whoever looks may only look. */
  end?: ((id: string) => Promise<unknown>) | undefined;
  /** Reads the list again. */
  refresh: () => Promise<unknown>;
}

/** Access tokens: what each is for and good for, how long it works, and a way to end it. */
export function TokenList({ tokens, end, refresh }: TokenListProps) {
  const t = useTranslations("accessTokens");
  const toast = useToast();
  const problemText = useProblemText();
  const [target, setTarget] = useState<PersonalToken | null>(null);
  const [working, setWorking] = useState(false);

  const wordsOf = (scope: TokenScope): string => {
    if (scope === "scim") return t("scope.scim");
    const [area, level] = scope.split(":") as [TokenArea, "read" | "write"];
    return t(`scope.${level}`, { area: t(`areas.${area}`) });
  };

  async function confirm(): Promise<void> {
    if (target === null || end === undefined) return;
    setWorking(true);
    try {
      await end(target.id);
      toast({ message: t("ended"), tone: "success" });
    } catch (error) {
      // Gone already is as good as ended.
      if (!isProblem(error, "not_found")) toast({ message: problemText(error), tone: "danger" });
    }
    await refresh();
    setWorking(false);
    setTarget(null);
  }

  return (
    <>
      <ul className={stackClass(4, "list")}>
        {tokens.map((token) => (
          <li key={token.id} className={rowClass([2, 3], "wrap", "align-center")}>
            <div className={styles.text}>
              <bdi className={textClass("justify-self-start", "ink", "medium", "anywhere")} dir="auto">
                {token.name}
              </bdi>
              <span className={textClass("flush", "sm", "muted", "anywhere")}>
                {token.scopes.map(wordsOf).join(" · ")}
              </span>
              <span className={textClass("flush", "sm", "muted", "anywhere")}>
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
      <ConfirmDialog
        open={target !== null}
        onClose={() => setTarget(null)}
        onConfirm={() => void confirm()}
        working={working}
        title={t("endTitle", { name: isolated(target?.name ?? "") })}
        confirmLabel={t("end")}
      >
        {t("endText")}
      </ConfirmDialog>
    </>
  );
}
