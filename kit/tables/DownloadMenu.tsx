import { useTranslations } from "use-intl";
import type { CallInput, Endpoint } from "#client/api.ts";
import { download } from "#client/download.ts";
import type { Route } from "#shared/route.ts";
import { Button } from "#ui/Button.tsx";
import { ChevronDownIcon, DownloadIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { useAction } from "../use-action.ts";

const kinds = { xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", csv: "text/csv" } as const;

export interface DownloadMenuProps<R extends Route> {
  /** Answers in the media types of both kinds of file. */
  from: Endpoint<R>;
  input: CallInput<R>;
  /** The name of the file, without its ending. */
  file: string;
  variant?: "soft" | "quiet";
}

/** Downloads a list as an Excel workbook or as CSV, with headings in the current language. */
export function DownloadMenu<R extends Route>({ from, input, file, ...button }: DownloadMenuProps<R>) {
  const t = useTranslations("kitTables");
  const { mutate, isPending } = useAction({
    run: (kind: keyof typeof kinds) => download(from, input, `${file}.${kind}`, kinds[kind]),
  });
  return (
    <Menu
      trigger={
        <Button
          {...button}
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
