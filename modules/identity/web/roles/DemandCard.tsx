import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { updateRole } from "./api.ts";
import { DemandDialog } from "./DemandDialog.tsx";
import { useRefreshRoles } from "./use-refresh-roles.ts";

/** Whether a role asks its members for a second factor, and what can be done about it. */
export function DemandCard({ role }: { role: Role }) {
  const t = useTranslations("roles.demand");
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshRoles();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      updateRole({ params: { id: role.id }, body: { version: role.version, secondFactorGraceDays: null } }),
    onSuccess: () => toast({ message: t("ended"), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => refresh(),
  });
  const days = role.secondFactorGraceDays;
  return (
    <Card
      title={t("title")}
      actions={
        role.can.update && (
          <>
            {days !== null && (
              <Button size="sm" variant="quiet" loading={isPending} loadingLabel={t("ending")} onClick={() => mutate()}>
                {t("end")}
              </Button>
            )}
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {t(days === null ? "ask" : "change")}
            </Button>
          </>
        )
      }
    >
      <p className={textClass("flush", "muted")}>{days === null ? t("off") : t("on", { days })}</p>
      {days !== null && role.secondFactorIsDefault && <p className={textClass("flush", "muted")}>{t("byDefault")}</p>}
      {isOpen && <DemandDialog role={role} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
