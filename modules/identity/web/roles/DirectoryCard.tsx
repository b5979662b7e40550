import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { updateRole } from "./api.ts";
import { useRefreshRoles } from "./use-refresh-roles.ts";

/** Whether a directory keeps a role as a group, and the way to hand it over or take it back. */
export function DirectoryCard({ role: { id, version, isProvisioned, can } }: { role: Role }) {
  const t = useTranslations("roles.directory");
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshRoles();
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateRole({ params: { id }, body: { version, isProvisioned: !isProvisioned } }),
    onSuccess: ({ data }) => toast({ message: t(data.isProvisioned ? "handed" : "taken"), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => refresh(),
  });
  return (
    <Card
      title={t("title")}
      actions={
        can.update && (
          <Button size="sm" loading={isPending} loadingLabel={t("changing")} onClick={() => mutate()}>
            {t(isProvisioned ? "take" : "hand")}
          </Button>
        )
      }
    >
      <p className={textClass("flush", "muted")}>{t(isProvisioned ? "on" : "off")}</p>
    </Card>
  );
}
