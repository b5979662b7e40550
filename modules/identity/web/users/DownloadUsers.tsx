import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { ChevronDownIcon, DownloadIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { useToast } from "#ui/toast-context.ts";
import { exportAccounts } from "./api.ts";
import type { UsersSearch } from "./search.ts";

const kinds = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} as const;

/** Saves everybody that the filters leave, in the reader's language. */
export function DownloadUsers({ search }: { search: UsersSearch }) {
  const t = useTranslations("accounts.download");
  const toast = useToast();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: (kind: keyof typeof kinds) => {
      const { cursor: _cursor, ...filters } = search;
      return download(exportAccounts, { query: filters }, `${t("file")}.${kind}`, kinds[kind]);
    },
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
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
