import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useAction } from "#kit/use-action.ts";
import { payrollSections, type PayrollSection } from "#modules/payroll/contract/kinds.ts";
import type { PayrollFile, PayrollVersion } from "#modules/payroll/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { DownloadIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { readFile } from "../api.ts";
import { useMonthName } from "./use-month-name.ts";

const order = (section: PayrollSection): number => payrollSections.indexOf(section);

/** The files of a version with their sizes and sums. */
export function VersionFiles({ version, onClose }: { version: PayrollVersion; onClose: () => void }) {
  const t = useTranslations("payroll");
  const formats = useFormats();
  const monthName = useMonthName();
  const { id, month, number, mapping, files } = version;
  const nameOf = ({ section, format }: PayrollFile): string =>
    t(`sections.${section}`, { format: isolated(format.toUpperCase()) });
  const take = useAction({
    run: ({ section, format }: PayrollFile) =>
      download(
        readFile,
        { params: { id, section, format } },
        `${formats.name(mapping).replace(/[/\\:*?"<>|]/g, "_")} ${month} v${number} ${section}.${format}`,
      ),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      closeLabel={t("close")}
      title={t("filesTitle", {
        mapping: isolated(formats.name(mapping)),
        month: monthName(month),
        number: formats.number(number),
      })}
    >
      <DataTable<PayrollFile>
        label={t("files")}
        rows={files.toSorted((one, other) => order(one.section) - order(other.section))}
        keyOf={({ section, format }) => `${section} ${format}`}
        columns={[
          { id: "file", header: t("file"), isName: true, cell: nameOf },
          { id: "rows", header: t("rows"), narrow: true, cell: ({ rows }) => formats.number(rows) },
          { id: "size", header: t("size"), narrow: true, cell: ({ byteSize }) => formats.fileSize(byteSize) },
          {
            id: "sum",
            header: t("sum"),
            cell: ({ sha256 }) => (
              <code dir="ltr" className={textClass("xxs", "muted", "anywhere")}>
                {sha256}
              </code>
            ),
          },
          {
            id: "download",
            header: t("download"),
            narrow: true,
            cell: (file) => (
              <Button
                size="sm"
                variant="quiet"
                icon={<DownloadIcon size={18} />}
                aria-label={t("downloadOf", { file: nameOf(file) })}
                loading={take.isPending && take.variables === file}
                onClick={() => take.mutate(file)}
              >
                {t("download")}
              </Button>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
