import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { DownloadIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { useToast } from "#ui/toast-context.ts";
import { saveAudit } from "./api.ts";
import type { AuditSearch } from "./search.ts";

/** What is shown, and what comes after it, as a file. */
export function ExportMenu({ search: { cursor: _cursor, ...filters } }: { search: AuditSearch }) {
  const t = useTranslations("audit.export");
  const toast = useToast();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: (kind: "csv" | "jsonl") => saveAudit(kind, filters),
    onSuccess: () => toast({ message: t("started"), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
  });
  return (
    <Menu
      trigger={
        <Button icon={<DownloadIcon size={18} />} loading={isPending}>
          {t("label")}
        </Button>
      }
    >
      <MenuItem onSelect={() => mutate("csv")}>{t("table")}</MenuItem>
      <MenuItem onSelect={() => mutate("jsonl")}>{t("lines")}</MenuItem>
    </Menu>
  );
}
