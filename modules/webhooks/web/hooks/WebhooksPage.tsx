import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { Loading } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { textClass } from "#ui/primitives.ts";
import { webhooksQuery } from "../api.ts";
import { StateBadge } from "./StateBadge.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";

function useColumns(): readonly DataColumn<Webhook>[] {
  const t = useTranslations("webhooks");
  return [
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
  ];
}

export function WebhooksPage() {
  const t = useTranslations("webhooks");
  const navigate = useNavigate();
  const query = useQuery(webhooksQuery);
  const { data, isFetching } = query;
  const [isAdding, setIsAdding] = useState(false);
  const columns = useColumns();
  useDocumentTitle(t("title"));
  const add = (
    <Button variant="strong" icon={<PlusIcon size={20} />} onClick={() => setIsAdding(true)}>
      {t("add")}
    </Button>
  );
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} actions={add} />
      <Card flush>
        {data === undefined && <Loading query={query} label={t("loading")} shape="12rem" failed={t("failed")} />}
        {data?.data.length === 0 && <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>}
        {data !== undefined && data.data.length > 0 && (
          <DataTable<Webhook>
            label={t("title")}
            columns={columns}
            rows={data.data}
            keyOf={({ id }) => id}
            busy={isFetching}
          />
        )}
      </Card>
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
