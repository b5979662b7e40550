import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Button } from "#ui/Button.tsx";
import { DownloadIcon } from "#ui/icons.ts";
import type { ReportFile } from "./own-file.ts";

/** The file itself, to be kept. */
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
