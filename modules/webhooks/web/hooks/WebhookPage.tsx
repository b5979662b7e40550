import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { Loading } from "#kit/Loading.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { DotsIcon } from "#ui/icons.ts";
import { IconButton } from "#ui/IconButton.tsx";
import type { RenderLink } from "#ui/link.ts";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/Menu.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { testWebhook, updateWebhook, webhookQuery } from "../api.ts";
import { DeleteWebhook, RotateSecret } from "./ConfirmTask.tsx";
import { DeliveriesCard } from "../deliveries/DeliveriesCard.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { useRefresh } from "../use-refresh.ts";
import { WebhookDialog } from "./WebhookDialog.tsx";

const toWebhooks: RenderLink = (slot) => <Link to="/admin/webhooks" {...slot} />;

/** One webhook: where it leads, how it does, and what was sent. */
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
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefresh();
  const [task, setTask] = useState<Task | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, version, isActive, failingSince, stoppedAt, previousUntil } = webhook;

  async function run(work: () => Promise<unknown>, done: string | null): Promise<void> {
    setBusy(true);
    try {
      await work();
      if (done !== null) toast({ message: done, tone: "success" });
    } catch (error) {
      toast({ message: problemText(error), tone: "danger" });
    } finally {
      await refresh();
      setBusy(false);
    }
  }
  const close = (): void => setTask(null);
  const turn = (): void =>
    void run(() => updateWebhook({ params: { id }, body: { version, isActive: !isActive } }), null);
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
            {isActive ? (
              <Button
                variant="strong"
                loading={busy}
                onClick={() => void run(() => testWebhook({ params: { id } }), t("page.tested"))}
              >
                {t("page.test")}
              </Button>
            ) : (
              <Button variant="strong" loading={busy} onClick={turn}>
                {t("page.switchOn")}
              </Button>
            )}
            <Menu align="end" trigger={<IconButton label={t("page.more")} icon={<DotsIcon size={20} />} />}>
              <MenuItem onSelect={() => setTask("secret")}>{t("page.showSecret")}</MenuItem>
              <MenuItem onSelect={() => setTask("rotate")}>{t("page.rotate")}</MenuItem>
              {isActive && <MenuItem onSelect={turn}>{t("page.switchOff")}</MenuItem>}
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
