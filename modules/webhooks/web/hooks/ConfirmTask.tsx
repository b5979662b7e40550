import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { deleteWebhook, rotateSecret } from "../api.ts";
import { useTask } from "../use-task.ts";

export interface TaskProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Replaces the secret after a confirmation. */
export function RotateSecret({ webhook: { id, name }, onClose }: TaskProps) {
  const t = useTranslations("webhooks.rotation");
  const { running, run } = useTask();
  async function rotate(): Promise<string> {
    await rotateSecret({ params: { id } });
    return t("done");
  }
  return (
    <ConfirmDialog
      open
      tone="strong"
      title={t("title", { name: isolated(name) })}
      confirmLabel={t("confirm")}
      working={running !== null}
      onConfirm={() => void run("rotate", rotate).then(onClose)}
      onClose={onClose}
    >
      <p>{t("text")}</p>
    </ConfirmDialog>
  );
}

/** Deletes a webhook after a confirmation. */
export function DeleteWebhook({ webhook: { id, name: plainName }, onClose }: TaskProps) {
  const t = useTranslations("webhooks.deletion");
  const navigate = useNavigate();
  const { running, run } = useTask();
  const name = isolated(plainName);
  async function remove(): Promise<string> {
    await deleteWebhook({ params: { id } });
    await navigate({ to: "/admin/webhooks" });
    return t("done", { name });
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t("title", { name })}
      confirmLabel={t("confirm")}
      working={running !== null}
      onConfirm={() => void run("delete", remove).then(onClose)}
      onClose={onClose}
    >
      <p>{t("text")}</p>
    </ConfirmDialog>
  );
}
