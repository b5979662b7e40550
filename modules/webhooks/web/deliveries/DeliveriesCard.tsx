import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Loading } from "#kit/Loading.tsx";
import { useAction } from "#kit/use-action.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import type { Delivery, Webhook } from "#modules/webhooks/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pages } from "#ui/Pages.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { deliveriesQuery, replayDelivery, replayFailed, showsWebhook, webhookQuery } from "../api.ts";
import styles from "../hooks/Webhooks.module.css";
import { deliveryStates } from "../search.ts";
import { DeliveryTable } from "./DeliveryTable.tsx";

export function DeliveriesCard({ webhook: { id, isActive, failed } }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.deliveries");
  const navigate = useNavigate({ from: "/admin/webhooks/$id" });
  const queries = useQueryClient();
  const search = useSearch({ from: "/app/admin/webhooks/$id" });
  const query = useQuery({
    ...deliveriesQuery(id, search),
    // Polls while messages wait for their first attempt.
    refetchInterval: ({ state }) => (state.data?.data.some(({ attempts }) => attempts === 0) === true ? 2_000 : false),
  });
  const { data } = query;
  const attempts = data?.data.reduce((sum, delivery) => sum + delivery.attempts, 0);
  const knownAttempts = useRef(attempts);
  useEffect(() => {
    const known = knownAttempts.current;
    knownAttempts.current = attempts ?? known;
    // Each attempt can change whether the webhook counts as failing.
    if (known !== undefined && attempts !== undefined && attempts !== known)
      void queries.invalidateQueries({ queryKey: webhookQuery(id).queryKey });
  }, [attempts, id, queries]);
  const [opened, setOpened] = useState<Delivery | null>(null);
  const refresh = useRefresh(showsWebhook);
  const replay = useAction({
    run: (deliveryId: string) => replayDelivery({ params: { id: deliveryId } }),
    message: t("replayed"),
    refresh,
  });
  const replayAll = useAction({
    run: () => replayFailed({ params: { id } }),
    message: (answer) => t("replayedCount", { count: answer.data.count }),
    refresh,
  });
  return (
    <Card
      flush
      title={t("title")}
      actions={
        isActive &&
        failed > 0 && (
          <Button size="sm" loading={replayAll.isPending} onClick={() => replayAll.mutate()}>
            {t("replayFailed")}
          </Button>
        )
      }
    >
      <div className={styles.tools}>
        <SegmentedChoice
          legend={t("filter")}
          hideLegend
          options={[
            { value: "all", label: t("all") },
            ...deliveryStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          value={search.state ?? "all"}
          onChange={(state) => void navigate({ search: state === "all" ? {} : { state }, resetScroll: false })}
        />
      </div>
      {data === undefined && <Loading query={query} label={t("loading")} shape="10rem" failed={t("failed")} />}
      {data?.data.length === 0 && <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>}
      {data !== undefined && data.data.length > 0 && (
        <>
          <DeliveryTable
            deliveries={data.data}
            replayingId={replay.isPending ? replay.variables : null}
            onOpen={setOpened}
            onReplay={isActive ? replay.mutate : null}
          />
          <Pages
            page={data.page}
            labels={{ label: t("pages"), next: t("earlier"), previous: t("later") }}
            renderLink={(cursor, slot) => (
              <Link from="/admin/webhooks/$id" to="." search={{ ...search, cursor }} {...slot} />
            )}
          />
        </>
      )}
      {opened !== null && (
        <Dialog open onClose={() => setOpened(null)} title={t("message", { id: opened.id })}>
          <pre className={styles.body} dir="ltr" tabIndex={0}>
            {JSON.stringify(JSON.parse(opened.body), null, 2)}
          </pre>
        </Dialog>
      )}
    </Card>
  );
}
