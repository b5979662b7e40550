import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { DeleteIcon } from "#ui/icons.ts";
import { rowClass } from "#ui/primitives.ts";
import { UploadField } from "#ui/upload/UploadField.tsx";
import { useUploadedFile } from "../forms/use-uploaded-file.ts";
import styles from "./PromotionForm.module.css";

const kinds = ["image"] as const;

export interface PictureFieldProps {
  value: string | null;
  /** The saved picture. */
  current: { fileId: string; url: string } | null;
  onChange: (fileId: string | null) => void;
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
}

/** The picture of an offer: the saved one, or an upload. */
export function PictureField({ value, current, onChange, onBusy, error }: PictureFieldProps) {
  const t = useTranslations("publicationsAdmin.promotion");
  const field = useUploadedFile({ kinds, onChange, onBusy });
  if (current === null || value !== current.fileId) {
    return <UploadField {...field} label={t("picture")} optional error={error} />;
  }
  return (
    <div className={rowClass(4, "wrap", "align-center")}>
      <img src={current.url} alt={t("pictureAlt")} className={styles.shown} />
      <Button variant="quietDanger" icon={<DeleteIcon size={18} />} onClick={() => onChange(null)}>
        {t("removePicture")}
      </Button>
    </div>
  );
}
