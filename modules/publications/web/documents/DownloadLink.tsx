import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ReportDocument } from "#modules/publications/contract/schemas-document.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { DownloadIcon } from "#ui/icons.ts";

type ReportFile = ReportDocument["files"][number];

/** Returns the file in the reader's language, or else the first one. */
export const ownFile = (files: readonly ReportFile[], locale: Locale): ReportFile | undefined =>
  files.find(({ language }) => language === locale) ?? files[0];

/** Downloads a file of a report. */
export function DownloadLink({ file, name }: { file: ReportFile; name: string }) {
  const t = useTranslations("documents");
  const { fileSize } = useFormats();
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<DownloadIcon size={18} />}
      iconOnPhone
      renderLink={(slot) => (
        <a
          {...slot}
          href={file.url}
          download={file.name}
          aria-label={t("downloadOf", { name: isolated(name), size: fileSize(file.byteSize) })}
        />
      )}
    >
      {t("download")}
    </Button>
  );
}
