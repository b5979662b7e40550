import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { IsoDate } from "#client/IsoDate.tsx";
import { useFormats } from "#client/intl.tsx";
import type { testEvent, WebhookEvent } from "#modules/webhooks/contract/events.ts";
import type { Delivery } from "#modules/webhooks/contract/schemas.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import styles from "../hooks/Webhooks.module.css";

const tones: Record<Delivery["state"], BadgeTone> = { waiting: "info", delivered: "success", failed: "danger" };

export interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  replayingId: string | null;
  onOpen: (delivery: Delivery) => void;
  /** Null while the webhook is inactive. */
  onReplay: ((id: string) => void) | null;
}

export function DeliveryTable({ deliveries, replayingId, onOpen, onReplay }: DeliveryTableProps) {
  const t = useTranslations("webhooks.deliveries");
  const all = useTranslations("webhooks");
  const formats = useFormats();
  const answerOf = ({ outcome, status, milliseconds }: Delivery): string =>
    outcome === null
      ? t("notYet")
      : t(`answers.${outcome}`, { status: String(status ?? ""), milliseconds: formats.number(milliseconds ?? 0) });
  return (
    <DataTable<Delivery>
      label={t("title")}
      rows={deliveries}
      keyOf={({ id }) => id}
      columns={[
        {
          id: "event",
          header: t("event"),
          isName: true,
          cell: (delivery) => (
            <button type="button" className={styles.look} onClick={() => onOpen(delivery)}>
              {all(`event.${delivery.event as WebhookEvent | typeof testEvent}`)}
            </button>
          ),
        },
        { id: "at", header: t("at"), narrow: true, cell: ({ createdAt }) => <IsoDate at={createdAt} withTime /> },
        {
          id: "state",
          header: all("state"),
          narrow: true,
          cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
        },
        {
          id: "answer",
          header: t("answer"),
          cell: (delivery) => (
            <span className={stackClass(0)}>
              {answerOf(delivery)}
              {delivery.attempts > 0 && delivery.state === "waiting" && delivery.nextAt !== null && (
                <span className={textClass("sm", "muted")}>
                  {t("nextAt", { at: isolated(formats.isoDateTime(delivery.nextAt)) })}
                </span>
              )}
            </span>
          ),
        },
        { id: "attempts", header: t("attempts"), narrow: true, cell: ({ attempts }) => formats.figure(attempts) },
        {
          id: "operations",
          header: t("operations"),
          narrow: true,
          cell: (delivery) =>
            onReplay !== null &&
            delivery.attempts > 0 && (
              <Button
                size="sm"
                loading={replayingId === delivery.id}
                aria-label={t("replayNamed", { id: delivery.id })}
                onClick={() => onReplay(delivery.id)}
              >
                {t("replay")}
              </Button>
            ),
        },
      ]}
    />
  );
}
