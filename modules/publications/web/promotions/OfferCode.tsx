import { useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { useAction } from "#kit/use-action.ts";
import { useCopy } from "#kit/use-copy.ts";
import type { Promotion } from "#modules/publications/contract/schemas-promotion.ts";
import { Button } from "#ui/Button.tsx";
import { CopyIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { claimCode } from "../api.ts";
import { useRefresh } from "../use-refresh.ts";
import styles from "./PromotionCard.module.css";

/** The code of an offer: shown, claimed by a button, awaited, or used up. */
export function OfferCode({ promotion: { id, codeKind, code, areCodesAwaited, can } }: { promotion: Promotion }) {
  const t = useTranslations("publicationsPages.promotions");
  const refresh = useRefresh();
  const codeId = useId();
  const copyButton = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isSuccess } = useAction({
    run: () => claimCode({ params: { id } }),
    refresh,
  });
  // The pressed button is gone: focus the copy button.
  useEffect(() => {
    if (isSuccess && code !== null) copyButton.current?.focus();
  }, [isSuccess, code]);
  const copy = useCopy({ copied: t("copied"), failed: t("notCopied") });
  if (codeKind === "none") return null;
  if (code !== null) {
    return (
      <div className={rowClass(1, "wrap", "align-center")}>
        <span className={styles.code} id={codeId} dir="ltr">
          {code}
        </span>
        <Button
          ref={copyButton}
          variant="quiet"
          icon={<CopyIcon size={18} />}
          aria-describedby={codeId}
          onClick={() => void copy(code)}
        >
          {t("copy")}
        </Button>
      </div>
    );
  }
  if (!can.claim) return <span className={textClass("sm", "muted")}>{t(areCodesAwaited ? "awaited" : "gone")}</span>;
  return (
    <Button variant="strong" loading={isPending} onClick={() => mutate()}>
      {t("claim")}
    </Button>
  );
}
