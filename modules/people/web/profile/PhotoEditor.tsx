import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import type { Me } from "#modules/people/contract/schemas.ts";
import { photoLimit } from "#modules/people/contract/limits.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FormError } from "#ui/FormError.tsx";
import { CameraIcon, DeleteIcon } from "#ui/icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { useToast } from "#ui/toast-context.ts";
import { meQuery, removePhoto, replacePhoto } from "../api.ts";
import styles from "./PhotoEditor.module.css";

/** The upload in progress: object URL of the preview, and the share that has been sent. */
type Sending = { preview: string; share: number };

/** The photo of the user: picked, dropped or pasted, with a preview during the upload; replaced or removed. */
export function PhotoEditor({ me, name }: { me: Me; name: string }) {
  const t = useTranslations("profile.photo");
  const formats = useFormats();
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const transfer = useRef<AbortController | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: meQuery.queryKey });

  useEffect(() => () => transfer.current?.abort(), []);

  const megabytes = (bytes: number): string => formats.fileSize(Math.floor(bytes / 1_000_000) * 1_000_000);

  async function send(file: File | undefined): Promise<void> {
    if (file === undefined || sending !== null) return;
    setFailure(null);
    if (!file.type.startsWith("image/") || file.type === "image/svg+xml") return setFailure(t("notAnImage"));
    if (file.size > photoLimit) {
      return setFailure(t("tooLarge", { size: formats.fileSize(file.size), limit: megabytes(photoLimit) }));
    }
    const preview = URL.createObjectURL(file);
    const controller = new AbortController();
    transfer.current = controller;
    setSending({ preview, share: 0 });
    try {
      const onProgress = (share: number): void => setSending({ preview, share });
      await replacePhoto(file, { signal: controller.signal, onProgress });
      await refresh();
      toast({ message: t("saved"), tone: "success" });
    } catch (error) {
      if (!controller.signal.aborted) setFailure(problemText(error));
    } finally {
      transfer.current = null;
      setSending(null);
      URL.revokeObjectURL(preview);
    }
  }

  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const file = event.clipboardData?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void send(file);
  });
  // Anywhere on the page: nothing else here accepts a picture.
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => paste(event);
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  };

  return (
    <div
      className={classNames(stackClass(3, "items-center"), styles.place, isOver && styles.over)}
      role="group"
      aria-label={t("title")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Avatar id={me.id} name={name} photo={sending?.preview ?? me.photoUrl} size="xl" label={t("alt", { name })} />
      <input
        ref={picker}
        className={boxClass("unseen")}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label={me.photoUrl === null ? t("change") : t("replace")}
        tabIndex={-1}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {sending === null ? (
        <div className={rowClass(2, "wrap", "justify-center")}>
          <Button size="sm" icon={<CameraIcon size={18} />} onClick={() => picker.current?.click()}>
            {me.photoUrl === null ? t("change") : t("replace")}
          </Button>
          {me.photoUrl !== null && (
            <Button size="sm" variant="quiet" icon={<DeleteIcon size={18} />} onClick={() => setAsking(true)}>
              {t("remove")}
            </Button>
          )}
        </div>
      ) : (
        <div className={stackClass(2, "items-center", "full")}>
          <ProgressBar share={sending.share} label={t("sending", { share: formats.percent(sending.share) })} />
          <Button size="sm" variant="quiet" onClick={() => transfer.current?.abort()}>
            {t("stop")}
          </Button>
        </div>
      )}
      <p className={classNames(textClass("flush", "xs", "muted", "text-center"), styles.hint)}>
        {isOver ? t("drop") : t("hint", { size: megabytes(photoLimit) })}
      </p>
      <FormError message={failure} />
      {asking && (
        <ConfirmAction
          title={t("removeTitle")}
          confirmLabel={t("remove")}
          run={() => removePhoto()}
          message={t("removed")}
          refresh={refresh}
          onClose={() => setAsking(false)}
        >
          {t("removeText")}
        </ConfirmAction>
      )}
    </div>
  );
}
