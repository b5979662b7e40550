import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deleteWebhook, rotateSecret } from "../api.ts";
import { useRefresh } from "../use-refresh.ts";

export interface TaskProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Another secret, after asking. */
export function RotateSecret({ webhook: { id, name }, onClose }: TaskProps) {
  const t = useTranslations("webhooks");
  const toast = useToast();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => rotateSecret({ params: { id } }),
    onSuccess: () => toast({ message: t("rotation.done"), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => {
      void refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      tone="strong"
      title={t("rotation.title", { name: isolated(name) })}
      confirmLabel={t("rotation.confirm")}
      working={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{t("rotation.text")}</p>
    </ConfirmDialog>
  );
}

/** No webhook any more, after asking. */
export function DeleteWebhook({ webhook: { id, name }, onClose }: TaskProps) {
  const t = useTranslations("webhooks");
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteWebhook({ params: { id } }),
    onSuccess: async () => {
      toast({ message: t("deletion.done", { name: isolated(name) }), tone: "success" });
      await navigate({ to: "/admin/webhooks" });
      void refresh();
    },
    onError: (error) => {
      toast({ message: problemText(error), tone: "danger" });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t("deletion.title", { name: isolated(name) })}
      confirmLabel={t("deletion.confirm")}
      working={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{t("deletion.text")}</p>
    </ConfirmDialog>
  );
}
