import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { ChevronDownIcon, DownloadIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { useToast } from "#ui/toast-context.ts";
import { readSheet } from "./api.ts";
import type { SheetSearch } from "./search.ts";

const kinds = { xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", csv: "text/csv" } as const;

/** Downloads the month of all people that match the filters, in the reader's language. */
export function DownloadSheet({ search, month }: { search: SheetSearch; month: string }) {
  const t = useTranslations("attendanceOfficer.sheet");
  const toast = useToast();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: (kind: keyof typeof kinds) => {
      const { cursor: _cursor, ...filters } = search;
      return download(readSheet, { query: { ...filters, month } }, `${t("file", { month })}.${kind}`, kinds[kind]);
    },
    onError: (error) => toast({ message: `${t("downloadFailed")} ${problemText(error)}`, tone: "danger" }),
  });
  return (
    <Menu
      trigger={
        <Button
          variant="soft"
          icon={<DownloadIcon size={18} />}
          iconAfter={<ChevronDownIcon size={16} />}
          loading={isPending}
          loadingLabel={t("downloading")}
        >
          {t("download")}
        </Button>
      }
    >
      <MenuItem onSelect={() => mutate("xlsx")}>{t("xlsx")}</MenuItem>
      <MenuItem onSelect={() => mutate("csv")}>{t("csv")}</MenuItem>
    </Menu>
  );
}
