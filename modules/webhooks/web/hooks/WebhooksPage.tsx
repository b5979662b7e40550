import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { IndexPage } from "#kit/IndexPage.tsx";
import { textClass } from "#ui/primitives.ts";
import { webhooksQuery } from "../api.ts";
import { StateBadge } from "./StateBadge.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";

export function WebhooksPage() {
  const t = useTranslations("webhooks");
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <IndexPage<Webhook>
        t={t}
        onAdd={() => setIsAdding(true)}
        list={useQuery(webhooksQuery)}
        columns={[
          {
            id: "name",
            header: t("name"),
            isName: true,
            cell: ({ id, name }) => (
              <Link to="/admin/webhooks/$id" params={{ id }} className={textClass("inherit", "medium", "anywhere")}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          {
            id: "address",
            header: t("address"),
            cell: ({ address }) => (
              <bdi className={textClass("muted", "anywhere")} dir="ltr">
                {address}
              </bdi>
            ),
          },
          {
            id: "events",
            header: t("events"),
            narrow: true,
            cell: ({ events }) => t("eventCount", { count: events.length }),
          },
          { id: "state", header: t("state"), narrow: true, cell: (webhook) => <StateBadge webhook={webhook} /> },
        ]}
      />
      {isAdding && (
        <WebhookDialog
          webhook={null}
          onClose={() => setIsAdding(false)}
          onSaved={({ id }) => void navigate({ to: "/admin/webhooks/$id", params: { id } })}
        />
      )}
    </>
  );
}
