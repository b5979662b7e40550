import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { Promotion } from "#modules/publications/contract/schemas-promotion.ts";
import { Button } from "#ui/Button.tsx";
import { CopyIcon } from "#ui/icons.ts";
import { useToast } from "#ui/toast-context.ts";
import { claimCode } from "../api.ts";
import { useRefresh } from "../use-refresh.ts";
import styles from "./PromotionCard.module.css";

/** The code an offer is used with: shown, handed out when asked for, or gone. */
export function OfferCode({ promotion: { id, codeKind, code, can } }: { promotion: Promotion }) {
  const t = useTranslations("publicationsPages.promotions");
  const toast = useToast();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => claimCode({ params: { id } }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: refresh,
  });
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ message: t("copied"), tone: "success" });
    } catch {
      toast({ message: t("notCopied"), tone: "danger" });
    }
  };
  if (codeKind === "none") return null;
  if (code !== null) {
    return (
      <>
        <span className={styles.code} dir="ltr">
          {code}
        </span>
        <Button variant="quiet" icon={<CopyIcon size={18} />} onClick={() => void copy(code)}>
          {t("copy")}
        </Button>
      </>
    );
  }
  if (!can.claim) return <span className={styles.gone}>{t("gone")}</span>;
  return (
    <Button variant="strong" loading={isPending} onClick={() => mutate()}>
      {t("claim")}
    </Button>
  );
}
