import type { Ref } from "react";
import { useTranslations } from "use-intl";
import { webhookAreas, type WebhookArea, type WebhookEvent } from "#modules/webhooks/contract/events.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import styles from "./Webhooks.module.css";

const areas = Object.entries(webhookAreas) as [WebhookArea, readonly WebhookEvent[]][];
const firstEvent = areas[0]?.[1][0];

export interface EventChoiceProps {
  value: readonly string[];
  onChange: (events: string[]) => void;
  error: string | undefined;
  firstRef: Ref<HTMLInputElement>;
}

/** What a webhook is told, area by area. */
export function EventChoice({ value, onChange, error, firstRef }: EventChoiceProps) {
  const t = useTranslations("webhooks");
  return (
    <fieldset className={styles.events}>
      <legend className={styles.legend}>{t("events")}</legend>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {areas.map(([area, events]) => (
        <fieldset key={area} className={styles.area}>
          <legend className={styles.areaName}>{t(`areas.${area}`)}</legend>
          {events.map((event) => (
            <Checkbox
              key={event}
              label={t(`event.${event}`)}
              checked={value.includes(event)}
              aria-invalid={error === undefined ? undefined : true}
              {...(event === firstEvent ? { ref: firstRef } : {})}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, event] : value.filter((chosen) => chosen !== event))
              }
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}
