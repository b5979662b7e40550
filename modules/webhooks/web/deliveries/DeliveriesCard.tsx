import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Delivery, Webhook } from "#modules/webhooks/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pages } from "#ui/Pages.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deliveriesQuery, replayDelivery, replayFailed, webhookQuery } from "../api.ts";
import styles from "../hooks/Webhooks.module.css";
import { useRefresh } from "../use-refresh.ts";
import { DeliveryTable } from "./DeliveryTable.tsx";

/** What was sent and what came of it; each message can be sent again. */
export function DeliveriesCard({ webhook: { id, isActive, failed } }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.deliveries");
  const toast = useToast();
  const problemText = useProblemText();
  const navigate = useNavigate({ from: "/admin/webhooks/$id" });
  const refresh = useRefresh();
  const queries = useQueryClient();
  const search = useSearch({ from: "/app/admin/webhooks/$id" });
  const query = useQuery({
    ...deliveriesQuery(id, search),
    // Somebody who looks waits for what is on its way.
    refetchInterval: ({ state }) => (state.data?.data.some(({ attempts }) => attempts === 0) === true ? 2_000 : false),
  });
  const { data } = query;
  const attempts = data?.data.reduce((sum, delivery) => sum + delivery.attempts, 0);
  const knownAttempts = useRef(attempts);
  useEffect(() => {
    const known = knownAttempts.current;
    knownAttempts.current = attempts ?? known;
    // Every attempt can change whether the webhook counts as failing.
    if (known !== undefined && attempts !== undefined && attempts !== known)
      void queries.invalidateQueries({ queryKey: webhookQuery(id).queryKey });
  }, [attempts, id, queries]);
  const [looked, setLooked] = useState<Delivery | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function send(what: string, work: () => Promise<string>): Promise<void> {
    setBusy(what);
    try {
      toast({ message: await work(), tone: "success" });
    } catch (problem) {
      toast({ message: problemText(problem), tone: "danger" });
    } finally {
      await refresh();
      setBusy(null);
    }
  }
  const replay = ({ id: deliveryId }: Delivery): void =>
    void send(deliveryId, async () => {
      await replayDelivery({ params: { id: deliveryId } });
      return t("replayed");
    });
  const states = ["waiting", "delivered", "failed"] as const;
  return (
    <Card
      flush
      title={t("title")}
      actions={
        isActive &&
        failed > 0 && (
          <Button
            size="sm"
            loading={busy === "failed"}
            onClick={() =>
              void send("failed", async () => {
                const answer = await replayFailed({ params: { id } });
                return t("replayedCount", { count: answer.data.count });
              })
            }
          >
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
            ...states.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          value={search.state ?? "all"}
          onChange={(state) => void navigate({ search: state === "all" ? {} : { state }, resetScroll: false })}
        />
      </div>
      {data === undefined && <Loading query={query} label={t("loading")} shape="10rem" failed={t("failed")} />}
      {data?.data.length === 0 && <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>}
      {data !== undefined && data.data.length > 0 && (
        <>
          <DeliveryTable deliveries={data.data} busy={busy} onLook={setLooked} onReplay={isActive ? replay : null} />
          <Pages
            page={data.page}
            labels={{ label: t("pages"), next: t("earlier"), previous: t("later") }}
            renderLink={(cursor, slot) => (
              <Link from="/admin/webhooks/$id" to="." search={{ ...search, cursor }} {...slot} />
            )}
          />
        </>
      )}
      {looked !== null && <MessageDialog delivery={looked} onClose={() => setLooked(null)} />}
    </Card>
  );
}

/** A message as it is sent. */
function MessageDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const t = useTranslations("webhooks");
  return (
    <Dialog open onClose={onClose} title={t("deliveries.message", { id: delivery.id })} size="md">
      <pre className={styles.body} dir="ltr" tabIndex={0}>
        {JSON.stringify(JSON.parse(delivery.body), null, 2)}
      </pre>
    </Dialog>
  );
}
