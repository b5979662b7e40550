import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { DocumentVersion } from "#modules/publications/contract/schemas-document.ts";
import { DocumentIcon } from "#ui/icons.ts";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";

/** A file that was uploaded before: its name downloads it. */
export function CurrentFile({ file }: { file: DocumentVersion }) {
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
