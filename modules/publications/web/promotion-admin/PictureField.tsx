import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useUploads } from "#client/use-uploads.ts";
import { Button } from "#ui/Button.tsx";
import { DeleteIcon } from "#ui/icons.ts";
import { rowClass } from "#ui/primitives.ts";
import { UploadField } from "#ui/upload/UploadField.tsx";
import styles from "./PromotionForm.module.css";

export interface PictureFieldProps {
  value: string | null;
  /** The picture that is there already, with the file it is. */
  current: { fileId: string; url: string } | null;
  onChange: (fileId: string | null) => void;
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
}

/** The picture of an offer: the one that is there, or one to be uploaded. */
export function PictureField({ value, current, onChange, onBusy, error }: PictureFieldProps) {
  const t = useTranslations("publicationsAdmin.promotion");
  const uploads = useUploads({ kinds: ["image"], most: 1 });
  const uploaded = uploads.files[0]?.id ?? null;
  const told = useRef(uploaded);
  const latest = useRef({ onChange, onBusy });
  useEffect(() => {
    latest.current = { onChange, onBusy };
  });
  useEffect(() => {
    if (told.current === uploaded) return;
    told.current = uploaded;
    latest.current.onChange(uploaded);
  }, [uploaded]);
  useEffect(() => latest.current.onBusy(uploads.isBusy), [uploads.isBusy]);
  if (current !== null && value === current.fileId) {
    return (
      <div className={rowClass(4, "wrap", "align-center")}>
        <img src={current.url} alt={t("pictureAlt")} className={styles.shown} />
        <Button variant="quietDanger" icon={<DeleteIcon size={18} />} onClick={() => onChange(null)}>
          {t("removePicture")}
        </Button>
      </div>
    );
  }
  return <UploadField {...uploads.field} label={t("picture")} optional error={error} />;
}
