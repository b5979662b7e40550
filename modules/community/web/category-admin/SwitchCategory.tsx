import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { keyOf } from "#client/query.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { listCategories } from "../api.ts";
import { updateCategory } from "../admin/api.ts";

/** Asks before a category is activated or deactivated, saying whom that concerns. */
export function SwitchCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useTranslations("communityAdmin.categories");
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { id, version, isActive, topicCount: count } = category;
  const name = isolated(nameIn(useLocale(), category));
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateCategory({ params: { id }, body: { version, isActive: !isActive } }),
    onSuccess: () => toast({ message: t(isActive ? "deactivated" : "activated", { name }), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: keyOf(listCategories) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t(isActive ? "deactivateTitle" : "activateTitle", { name })}
      confirmLabel={t(isActive ? "confirmDeactivate" : "confirmActivate")}
      tone={isActive ? "danger" : "strong"}
      working={isPending}
    >
      <p>{t(isActive ? "deactivateText" : "activateText", { count })}</p>
    </ConfirmDialog>
  );
}
