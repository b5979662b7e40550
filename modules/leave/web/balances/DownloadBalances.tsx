import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useAction } from "#kit/use-action.ts";
import { Button } from "#ui/Button.tsx";
import { ChevronDownIcon, DownloadIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { exportBalances } from "./api.ts";
import type { BalancesSearch } from "../search.ts";

const kinds = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} as const;

/** Downloads all balances that match the filters, with headings in the current language. */
export function DownloadBalances({ filters: { cursor: _, ...query } }: { filters: BalancesSearch & { type: string } }) {
  const t = useTranslations("leaveBalances.download");
  const { mutate, isPending } = useAction({
    run: (kind: keyof typeof kinds) => download(exportBalances, { query }, `${t("file")}.${kind}`, kinds[kind]),
  });
  return (
    <Menu
      trigger={
        <Button
          icon={<DownloadIcon size={18} />}
          iconAfter={<ChevronDownIcon size={16} />}
          loading={isPending}
          loadingLabel={t("working")}
        >
          {t("action")}
        </Button>
      }
    >
      <MenuItem onSelect={() => mutate("xlsx")}>{t("xlsx")}</MenuItem>
      <MenuItem onSelect={() => mutate("csv")}>{t("csv")}</MenuItem>
    </Menu>
  );
}
