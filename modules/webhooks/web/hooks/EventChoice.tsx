import type { Ref } from "react";
import { useTranslations } from "use-intl";
import { webhookAreas, type WebhookArea, type WebhookEvent } from "#modules/webhooks/contract/events.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import styles from "./Webhooks.module.css";

const areas = Object.entries(webhookAreas) as [WebhookArea, readonly WebhookEvent[]][];
const firstEvent = areas[0]?.[1][0];

export interface EventChoiceProps {
  value: readonly string[];
  onChange: (events: string[]) => void;
  error: string | undefined;
  firstRef: Ref<HTMLInputElement>;
}

export function EventChoice({ value, onChange, error, firstRef }: EventChoiceProps) {
  const t = useTranslations("webhooks");
  return (
    <fieldset className={gridClass(14, 5, "bare", "flush")}>
      <legend className={textClass("below-3", "medium")}>{t("events")}</legend>
      {error !== undefined && (
        <p className={classNames(textClass("flush", "sm", "danger"), styles.error)} role="alert">
          {error}
        </p>
      )}
      {areas.map(([area, events]) => (
        <fieldset key={area} className={stackClass(2, "content-start", "bare", "flush")}>
          <legend className={textClass("below-2", "sm", "muted")}>{t(`areas.${area}`)}</legend>
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
