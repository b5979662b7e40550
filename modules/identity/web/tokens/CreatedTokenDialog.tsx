import { useTranslations } from "use-intl";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { CopyIcon } from "#ui/icons.ts";
import { stackClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useToast } from "#ui/toast-context.ts";

/** A new token, the only time that it is shown: nothing but its buttons closes this. */
export function CreatedTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTranslations("accessTokens.made");
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(token);
      toast({ message: t("copied"), tone: "success" });
    } catch {
      toast({ message: t("notCopied"), tone: "danger" });
    }
  };
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
          <Button variant="strong" icon={<CopyIcon size={18} />} data-autofocus="" onClick={() => void copy()}>
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
