import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { StoredFile } from "#shared/files.ts";
import { directionOf } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { DeleteIcon, PhotoIcon } from "#ui/icons.ts";
import { gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./PosterField.module.css";
import { StillPicker } from "./StillPicker.tsx";
import type { PosterForm } from "./prepare-topic-form.ts";
import type { UploadOne } from "./use-files.ts";
import form from "./WritingForm.module.css";

const descriptions = [
  { name: "altEn", language: "en" },
  { name: "altAr", language: "ar" },
] as const;

export interface PosterFieldProps {
  poster: PosterForm | null;
  onChange: (poster: PosterForm | null) => void;
  isFeatured: boolean;
  upload: UploadOne;
  fileOf: (id: string) => StoredFile | undefined;
  /** The URL of the current poster's image if it is not a file of the author. */
  pictureUrl: string | null;
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
}

/** The poster: an image, or a video with a still captured in the browser, with descriptions in both languages. */
export function PosterField(props: PosterFieldProps) {
  const { poster, onChange, isFeatured, upload, fileOf, pictureUrl, error, onBusy } = props;
  const t = useTranslations("writing.poster");
  const discard = useTranslations("writing.discard");
  const formats = useFormats();
  const problemText = useProblemText();
  const picker = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  /** The fraction uploaded; null without an upload. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [video, setVideo] = useState<{ file: File; id: string } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const words = { altEn: poster?.altEn ?? "", altAr: poster?.altAr ?? "" };
  useEffect(() => () => running.current?.abort(), []);

  function showShare(sent: number | null): void {
    setShare(sent);
    onBusy(sent !== null);
  }
  /** Uploads one file and cancels a running upload. Returns null if it failed or was cancelled. */
  async function send(file: File): Promise<StoredFile | null> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setFailure(null);
    showShare(0);
    try {
      return await upload(file, { onProgress: setShare, signal: own.signal });
    } catch (reason) {
      if (!own.signal.aborted) setFailure(`${t("failed")} ${problemText(reason)}`);
      return null;
    } finally {
      if (running.current === own) showShare(null);
    }
  }
  async function choose(file: File): Promise<void> {
    setVideo(null);
    const stored = await send(file);
    if (stored === null) return;
    if (stored.kind === "image") onChange({ ...words, fileId: stored.id, videoFileId: null });
    // A still is needed before the video can be a poster.
    else if (stored.kind === "video") setVideo({ file, id: stored.id });
    else setFailure(t("wrongType"));
  }
  async function takeStill(still: File, videoFileId: string): Promise<void> {
    const stored = await send(still);
    if (stored !== null) onChange({ ...words, fileId: stored.id, videoFileId });
  }
  function remove(): void {
    setIsAsking(false);
    setVideo(null);
    onChange(null);
  }

  const file = poster === null ? undefined : fileOf(poster.fileId);
  const source = file?.previewUrl ?? file?.url ?? (poster === null ? null : pictureUrl);
  return (
    <div className={classNames(stackClass(3, "fits", "items-start"), form.target)} id="writing-poster" tabIndex={-1}>
      <p className={textClass("flush", "xs", "muted")}>{t("hint")}</p>
      {source !== null && video === null && (
        <img className={styles.picture} src={source} alt={poster?.altEn || poster?.altAr || t("image")} />
      )}
      {video !== null && (
        <StillPicker
          key={video.id}
          video={video.file}
          onStill={(still) => void takeStill(still, video.id)}
          onFailed={() => setFailure(t("stillFailed"))}
        />
      )}
      {share !== null && (
        <div className={classNames(stackClass(2, "fits", "items-start", "full"), styles.sending)}>
          <ProgressBar share={share} label={t("sending", { share: formats.percent(share) })} />
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              running.current?.abort();
              showShare(null);
            }}
          >
            {t("cancel")}
          </Button>
        </div>
      )}
      <FormError message={failure ?? error ?? null} />
      <div className={rowClass(2, "wrap")}>
        <Button size="sm" icon={<PhotoIcon size={18} />} onClick={() => picker.current?.click()}>
          {poster === null ? t("choose") : t("replace")}
        </Button>
        {poster !== null && (
          <Button size="sm" variant="quiet" icon={<DeleteIcon size={18} />} onClick={() => setIsAsking(true)}>
            {t("remove")}
          </Button>
        )}
      </div>
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/*,video/mp4,video/webm,video/quicktime"
        data-poster
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = "";
          if (chosen !== undefined) void choose(chosen);
        }}
      />
      {poster !== null && (
        <div className={gridClass(16, 4, "full")}>
          {descriptions.map(({ name, language }) => (
            <TextField
              key={name}
              label={t(name)}
              hint={name === "altEn" && t("altHint")}
              lang={language}
              dir={directionOf(language)}
              autoComplete="off"
              maxLength={300}
              value={poster[name]}
              onChange={(event) => onChange({ ...poster, [name]: event.target.value })}
            />
          ))}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={t("removeTitle")}
        confirmLabel={t("remove")}
        cancelLabel={discard("cancel")}
      >
        {isFeatured ? t("removeFeatured") : t("hint")}
      </ConfirmDialog>
    </div>
  );
}
