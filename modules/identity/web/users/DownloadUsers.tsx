import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { Button } from "#ui/Button.tsx";
import { ChevronDownIcon, DownloadIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { useAction } from "#kit/use-action.ts";
import { exportAccounts } from "./api.ts";
import type { UsersSearch } from "./search.ts";

const kinds = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} as const;

/** Downloads all users that match the filters, with headings in the current language. */
export function DownloadUsers({ search: { cursor: _cursor, ...filters } }: { search: UsersSearch }) {
  const t = useTranslations("accounts.download");
  const { mutate, isPending } = useAction({
    run: (kind: keyof typeof kinds) =>
      download(exportAccounts, { query: filters }, `${t("file")}.${kind}`, kinds[kind]),
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
