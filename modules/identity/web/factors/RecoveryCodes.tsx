import { useTranslations } from "use-intl";
import { useCopy } from "#kit/use-copy.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { CopyIcon } from "#ui/icons.ts";
import { stackClass } from "#ui/primitives.ts";
import styles from "./Factors.module.css";

/** Shows new recovery codes, once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations("factors.codes");
  const copy = useCopy({ copied: t("copied"), failed: t("notCopied") });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      closeLabel={t("done")}
      size="sm"
      keepOpenOnOutsideClick
      actions={
        <>
          <Button icon={<CopyIcon size={18} />} onClick={() => void copy(codes.join("\n"))}>
            {t("copy")}
          </Button>
          <Button variant="strong" data-autofocus="" onClick={onClose}>
            {t("done")}
          </Button>
        </>
      }
    >
      <div className={stackClass(5, "fits")}>
        <Banner tone="warning">{t("text")}</Banner>
        <ul className={styles.codes} aria-label={t("list")} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
