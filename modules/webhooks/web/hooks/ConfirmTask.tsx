import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { useRefresh } from "#kit/use-refresh.ts";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { deleteWebhook, rotateSecret, showsWebhook } from "../api.ts";

export interface TaskProps {
  webhook: Webhook;
  onClose: () => void;
}

export function RotateSecret({ webhook: { id, name }, onClose }: TaskProps) {
  const t = useTranslations("webhooks.rotation");
  const refresh = useRefresh(showsWebhook);
  return (
    <ConfirmAction
      tone="strong"
      title={t("title", { name: isolated(name) })}
      confirmLabel={t("confirm")}
      run={() => rotateSecret({ params: { id } })}
      message={t("done")}
      refresh={refresh}
      onClose={onClose}
    >
      <p>{t("text")}</p>
    </ConfirmAction>
  );
}

export function DeleteWebhook({ webhook: { id, name: plainName }, onClose }: TaskProps) {
  const t = useTranslations("webhooks");
  const navigate = useNavigate();
  const refresh = useRefresh(showsWebhook);
  const name = isolated(plainName);
  return (
    <ConfirmAction
      title={t("deletion.title", { name })}
      confirmLabel={t("page.delete")}
      run={async () => {
        await deleteWebhook({ params: { id } });
        // Before the refresh, which would find no webhook for this page.
        await navigate({ to: "/admin/webhooks" });
      }}
      message={t("deletion.done", { name })}
      refresh={refresh}
      onClose={onClose}
    >
      <p>{t("deletion.text")}</p>
    </ConfirmAction>
  );
}
