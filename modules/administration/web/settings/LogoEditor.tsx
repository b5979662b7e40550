import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { logoLimit } from "#modules/administration/contract/limits.ts";
import type { LogoPlace } from "#shared/logo-places.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { removeLogo, replaceLogo, settingsQuery } from "./api.ts";
import styles from "./LogoEditor.module.css";

export interface LogoEditorProps {
  place: LogoPlace;
  /** Null without a picture. */
  address: string | null;
}

export function LogoEditor({ place, address }: LogoEditorProps) {
  const t = useTranslations("settings.logos");
  const formats = useFormats();
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const name = t(`places.${place}`);

  async function change(work: () => Promise<unknown>, message: string): Promise<void> {
    setFailure(null);
    setIsSending(true);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
      toast({ message, tone: "success" });
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setIsSending(false);
      setIsAsking(false);
    }
  }
  function send(file: File | undefined): void {
    if (file === undefined || isSending) return;
    if (!file.type.startsWith("image/") || file.type === "image/svg+xml") return setFailure(t("notAnImage"));
    if (file.size > logoLimit) return setFailure(t("tooLarge", { limit: formats.fileSize(2_000_000) }));
    void change(() => replaceLogo(place, file, {}), t("saved"));
  }

  return (
    <div role="group" aria-label={name} className={stackClass(2, "content-start")}>
      <p className={textClass("flush", "sm", "ink", "medium")}>{name}</p>
      <div className={styles.ground} data-theme={place.endsWith("Dark") ? "dark" : "light"}>
        {address === null ? (
          <span className={textClass("sm")}>{t("none")}</span>
        ) : (
          <img className={styles.picture} src={address} alt={t("alt", { place: name })} />
        )}
      </div>
      <input
        ref={picker}
        className={boxClass("unseen")}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label={t("chooseFor", { place: name })}
        tabIndex={-1}
        onChange={(event) => {
          send(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <div className={rowClass(2, "wrap")}>
        <Button size="sm" loading={isSending} loadingLabel={t("sending")} onClick={() => picker.current?.click()}>
          {address === null ? t("choose") : t("replace")}
        </Button>
        {address !== null && (
          <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
            {t("remove")}
          </Button>
        )}
      </div>
      <FormError message={failure} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void change(() => removeLogo({ params: { place } }), t("removed"))}
        working={isSending}
        title={t("removeTitle", { place: name })}
        confirmLabel={t("remove")}
        cancelLabel={t("cancel")}
      >
        {t("removeText")}
      </ConfirmDialog>
    </div>
  );
}
