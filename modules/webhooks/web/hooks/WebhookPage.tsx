import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { Loading } from "#kit/Loading.tsx";
import { useAction } from "#kit/use-action.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { DotsIcon } from "#ui/icons.ts";
import { IconButton } from "#ui/IconButton.tsx";
import type { RenderLink } from "#ui/link.ts";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/Menu.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { showsWebhook, testWebhook, updateWebhook, webhookQuery } from "../api.ts";
import { DeleteWebhook, RotateSecret } from "./ConfirmTask.tsx";
import { DeliveriesCard } from "../deliveries/DeliveriesCard.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";

const toWebhooks: RenderLink = (slot) => <Link to="/admin/webhooks" {...slot} />;

export function WebhookPage() {
  const t = useTranslations("webhooks");
  const { id } = useParams({ from: "/app/admin/webhooks/$id" });
  const query = useQuery(webhookQuery(id));
  const { data } = query;
  useDocumentTitle(data?.data.name ?? t("title"));
  if (data !== undefined) return <KnownWebhook webhook={data.data} />;
  return (
    <>
      <PageHeading title={t("title")} back={{ label: t("back"), renderLink: toWebhooks }} />
      <Loading query={query} label={t("page.loading")} shape="12rem" failed={t("page.failed")} />
    </>
  );
}

type Task = "edit" | "secret" | "rotate" | "delete";

function KnownWebhook({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks");
  const formats = useFormats();
  const [task, setTask] = useState<Task | null>(null);
  const refresh = useRefresh(showsWebhook);
  const { id, version, isActive, failingSince, stoppedAt, previousUntil } = webhook;

  const close = (): void => setTask(null);
  const toggle = useAction({
    run: () => updateWebhook({ params: { id }, body: { version, isActive: !isActive } }),
    refresh,
  });
  const test = useAction({ run: () => testWebhook({ params: { id } }), message: t("page.tested"), refresh });
  return (
    <>
      <PageHeading
        title={<bdi>{webhook.name}</bdi>}
        subtitle={
          <span className={rowClass([2, 3], "inline", "wrap", "align-center")}>
            <StateBadge webhook={webhook} />
            <bdi className={textClass("muted", "anywhere")} dir="ltr">
              {webhook.address}
            </bdi>
            <span>{t("eventCount", { count: webhook.events.length })}</span>
          </span>
        }
        back={{ label: t("back"), renderLink: toWebhooks }}
        actions={
          <>
            <Button onClick={() => setTask("edit")}>{t("page.edit")}</Button>
            <Button
              variant="strong"
              loading={toggle.isPending || test.isPending}
              onClick={() => (isActive ? test : toggle).mutate()}
            >
              {t(isActive ? "page.test" : "page.switchOn")}
            </Button>
            <Menu align="end" trigger={<IconButton label={t("page.more")} icon={<DotsIcon size={20} />} />}>
              <MenuItem onSelect={() => setTask("secret")}>{t("page.showSecret")}</MenuItem>
              <MenuItem onSelect={() => setTask("rotate")}>{t("page.rotate")}</MenuItem>
              {isActive && <MenuItem onSelect={() => toggle.mutate()}>{t("page.switchOff")}</MenuItem>}
              <MenuDivider />
              <MenuItem danger onSelect={() => setTask("delete")}>
                {t("page.delete")}
              </MenuItem>
            </Menu>
          </>
        }
      />
      <div className={stackClass(4)}>
        {stoppedAt !== null && (
          <Banner tone="warning">{t("page.stoppedAt", { at: formats.dateTime(stoppedAt) })}</Banner>
        )}
        {stoppedAt === null && failingSince !== null && (
          <Banner tone="warning">{t("page.failingSince", { since: formats.dateTime(failingSince) })}</Banner>
        )}
        {previousUntil !== null && (
          <Banner tone="info">{t("page.previousUntil", { until: formats.dateTime(previousUntil) })}</Banner>
        )}
        <DeliveriesCard webhook={webhook} />
      </div>
      {task === "edit" && <WebhookDialog webhook={webhook} onClose={close} onSaved={close} />}
      {task === "secret" && <SecretDialog webhook={webhook} onClose={close} />}
      {task === "rotate" && <RotateSecret webhook={webhook} onClose={close} />}
      {task === "delete" && <DeleteWebhook webhook={webhook} onClose={close} />}
    </>
  );
}
