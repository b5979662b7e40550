import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { DocumentVersion } from "#modules/publications/contract/schemas-document.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { DocumentIcon } from "#ui/icons.ts";
import { Meta } from "#ui/Meta.tsx";
import { stackClass, textClass, rowClass } from "#ui/primitives.ts";
import { UploadField } from "#ui/upload/UploadField.tsx";
import { useUploadedFile } from "../forms/use-uploaded-file.ts";

const kinds = ["document"] as const;

export interface PdfFieldProps {
  language: Locale;
  value: string | null;
  /** The saved file. */
  current: DocumentVersion | null;
  onChange: (fileId: string | null) => void;
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
}

/** The file of a report in one language: the saved one, or an upload. */
export function PdfField({ language, value, current, onChange, onBusy, error }: PdfFieldProps) {
  const t = useTranslations("documentsAdmin.form");
  const field = useUploadedFile({ kinds, onChange, onBusy });
  const isEmpty = field.rows.length === 0;
  const isCurrent = current !== null && value === current.fileId;
  const label = t(`file.${language}`);
  const choose = (fileId: string | null, text: string): ReactNode => (
    <Button size="sm" onClick={() => onChange(fileId)}>
      {text}
    </Button>
  );
  // A restored draft of the form contains the id of the uploaded file, but not its row.
  const isChosen = isCurrent || (value !== null && isEmpty);
  return (
    <div className={stackClass(2, "items-start", "shrinks")}>
      {isChosen && <p className={textClass("flush", "sm", "ink", "medium")}>{label}</p>}
      {isCurrent ? (
        <CurrentFile file={current} />
      ) : isChosen ? (
        <p className={textClass("flush", "sm", "muted")}>{error ?? t("chosen")}</p>
      ) : (
        <UploadField {...field} accept="application/pdf,.pdf" label={label} optional error={error} />
      )}
      {isCurrent && choose(null, t("replace"))}
      {!isCurrent && isEmpty && current !== null && choose(current.fileId, t("keep"))}
      {isChosen && current === null && choose(null, t("drop"))}
    </div>
  );
}

function CurrentFile({ file }: { file: DocumentVersion }) {
  const t = useTranslations("documentsAdmin");
  const formats = useFormats();
  return (
    <div className={rowClass(3, "align-start", "shrinks", "xs", "muted")}>
      <DocumentIcon size={22} />
      <div className={stackClass(1, "shrinks")}>
        <FileLink file={file} />
        <Meta>
          {t("versionOf", { language: t(`language.${file.language}`), number: formats.number(file.number) })}
          {formats.fileSize(file.byteSize)}
          {formats.date(file.createdAt, "medium")}
        </Meta>
      </div>
    </div>
  );
}

/** Downloads an uploaded file, by its name. */
export function FileLink({ file: { url, name } }: { file: DocumentVersion }) {
  const t = useTranslations("documentsAdmin.versions");
  return (
    <a
      className={textClass("sm", "action", "anywhere")}
      href={url}
      download={name}
      aria-label={t("download", { name: isolated(name) })}
    >
      <bdi>{name}</bdi>
    </a>
  );
}
