import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useUploads } from "#client/use-uploads.ts";
import type { DocumentVersion } from "#modules/publications/contract/schemas-document.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { DocumentIcon } from "#ui/icons.ts";
import { Meta } from "#ui/Meta.tsx";
import { stackClass, textClass, rowClass } from "#ui/primitives.ts";
import { UploadField } from "#ui/upload/UploadField.tsx";

export interface PdfFieldProps {
  language: Locale;
  value: string | null;
  /** The file that is there already. */
  current: DocumentVersion | null;
  onChange: (fileId: string | null) => void;
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
}

/** The file of a report in one language: the one that is there, or one to be uploaded. */
export function PdfField({ language, value, current, onChange, onBusy, error }: PdfFieldProps) {
  const t = useTranslations("documentsAdmin.form");
  const uploads = useUploads({ kinds: pdfs, most: 1 });
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
      <div className={stackClass(2, "items-start", "shrinks")}>
        <p className={textClass("flush", "sm", "ink", "medium")}>{t(`file.${language}`)}</p>
        <CurrentFile file={current} />
        <Button size="sm" onClick={() => onChange(null)}>
          {t("replace")}
        </Button>
      </div>
    );
  }
  // A draft of the form knows which file was uploaded; the list of uploads does not any more.
  if (value !== null && uploads.field.rows.length === 0) {
    return (
      <div className={stackClass(2, "items-start", "shrinks")}>
        <p className={textClass("flush", "sm", "ink", "medium")}>{t(`file.${language}`)}</p>
        <p className={textClass("flush", "sm", "muted")}>{error ?? t("chosen")}</p>
        <Button size="sm" onClick={() => onChange(current?.fileId ?? null)}>
          {current === null ? t("drop") : t("keep")}
        </Button>
      </div>
    );
  }
  return (
    <div className={stackClass(2, "items-start", "shrinks")}>
      <UploadField
        {...uploads.field}
        accept="application/pdf,.pdf"
        label={t(`file.${language}`)}
        optional
        error={error}
      />
      {current !== null && uploads.field.rows.length === 0 && (
        <Button size="sm" onClick={() => onChange(current.fileId)}>
          {t("keep")}
        </Button>
      )}
    </div>
  );
}

const pdfs = ["document"] as const;

/** A file that was uploaded before: its name downloads it. */
function CurrentFile({ file }: { file: DocumentVersion }) {
  const t = useTranslations("documentsAdmin");
  const formats = useFormats();
  return (
    <div className={rowClass(3, "align-start", "shrinks", "xs", "muted")}>
      <DocumentIcon size={22} />
      <div className={stackClass(1, "shrinks")}>
        <a
          className={textClass("sm", "action", "anywhere")}
          href={file.url}
          download={file.name}
          aria-label={t("versions.download", { name: isolated(file.name) })}
        >
          <bdi>{file.name}</bdi>
        </a>
        <Meta>
          {t("versionOf", { language: t(`language.${file.language}`), number: formats.number(file.number) })}
          {formats.fileSize(file.byteSize)}
          {formats.date(file.createdAt, "medium")}
        </Meta>
      </div>
    </div>
  );
}
