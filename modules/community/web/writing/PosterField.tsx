import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { StoredFile } from "#shared/files.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { DeleteIcon, PhotoIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./PosterField.module.css";
import { StillPicker } from "./StillPicker.tsx";
import type { PosterForm } from "./topic-form.ts";
import type { UploadOne } from "./upload-one.ts";
import { usePosterUpload } from "./use-poster-upload.ts";

export interface PosterFieldProps {
  poster: PosterForm | null;
  onChange: (poster: PosterForm | null) => void;
  isFeatured: boolean;
  upload: UploadOne;
  fileOf: (id: string) => StoredFile | undefined;
  /** The address of the present poster's picture, where it is no file of the writer's. */
  pictureUrl: string | null;
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
}

/** The poster: an image, or a video whose still is taken here in the browser; with words for both languages. */
export function PosterField({
  poster,
  onChange,
  isFeatured,
  upload,
  fileOf,
  pictureUrl,
  error,
  onBusy,
}: PosterFieldProps) {
  const t = useTranslations("writing.poster");
  const discard = useTranslations("writing.discard");
  const formats = useFormats();
  const problemText = useProblemText();
  const picker = useRef<HTMLInputElement>(null);
  const sending = usePosterUpload(upload);
  const [video, setVideo] = useState<{ file: File; id: string } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const words = { altEn: poster?.altEn ?? "", altAr: poster?.altAr ?? "" };

  async function send(file: File): Promise<StoredFile | null> {
    setRefusal(null);
    onBusy(true);
    const stored = await sending.send(file);
    onBusy(false);
    return stored;
  }
  async function choose(file: File): Promise<void> {
    setVideo(null);
    const stored = await send(file);
    if (stored === null) return;
    if (stored.kind === "image") onChange({ ...words, fileId: stored.id, videoFileId: null });
    // Its still is taken before it can be a poster.
    else if (stored.kind === "video") setVideo({ file, id: stored.id });
    else setRefusal(t("wrongType"));
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
  const failed = sending.error === null ? null : `${t("failed")} ${problemText(sending.error)}`;
  return (
    <div className={styles.poster} id="writing-poster" tabIndex={-1}>
      <p className={textClass("flush", "xs", "muted")}>{t("hint")}</p>
      {source !== null && video === null && (
        <img className={styles.picture} src={source} alt={poster?.altEn || poster?.altAr || t("image")} />
      )}
      {video !== null && (
        <StillPicker
          key={video.id}
          video={video.file}
          onStill={(still) => void takeStill(still, video.id)}
          onFailed={() => setRefusal(t("stillFailed"))}
        />
      )}
      {sending.share !== null && (
        <div className={styles.sending}>
          <ProgressBar share={sending.share} label={t("sending", { share: formats.percent(sending.share) })} />
          <Button size="sm" variant="quiet" onClick={sending.cancel}>
            {t("cancel")}
          </Button>
        </div>
      )}
      <FormError message={refusal ?? failed ?? error ?? null} />
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
      {poster !== null && <PosterWords poster={poster} onChange={onChange} />}
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

/** What the poster shows, said in each language. */
function PosterWords({ poster, onChange }: { poster: PosterForm; onChange: (poster: PosterForm) => void }) {
  const t = useTranslations("writing.poster");
  return (
    <div className={styles.words}>
      <TextField
        label={t("altEn")}
        hint={t("altHint")}
        lang="en"
        dir="ltr"
        autoComplete="off"
        maxLength={300}
        value={poster.altEn}
        onChange={(event) => onChange({ ...poster, altEn: event.target.value })}
      />
      <TextField
        label={t("altAr")}
        lang="ar"
        dir="rtl"
        autoComplete="off"
        maxLength={300}
        value={poster.altAr}
        onChange={(event) => onChange({ ...poster, altAr: event.target.value })}
      />
    </div>
  );
}
