import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { DateTimeField } from "#ui/dates/DateTimeField.tsx";
import { stackClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import type { FormErrors } from "./check-form.ts";
import styles from "./PublishingOptions.module.css";
import type { PublishingRights, TopicForm } from "./topic-form.ts";

export interface PublishingOptionsProps {
  form: TopicForm;
  onChange: (part: Partial<TopicForm>) => void;
  rights: PublishingRights;
  errorOf: (field: keyof FormErrors) => string | undefined;
}

/** Where and when the topic is shown. */
export function PublishingOptions({ form, onChange, rights, errorOf }: PublishingOptionsProps) {
  const t = useTranslations("writing");
  const dates = { timeZone: usePresentation().timeZone, optional: true };
  const canFeature = form.poster !== null;
  return (
    <div className={stackClass(4, "fits")}>
      {rights.feature && (
        <div className={stackClass(4, "fits")}>
          <Switch
            id="writing-featuredInHome"
            label={t("feature")}
            hint={canFeature ? t("featureHint") : t("featureNeedsPoster")}
            disabled={!canFeature}
            checked={form.featuredInHome}
            aria-invalid={errorOf("featuredInHome") === undefined ? undefined : true}
            onChange={(event) => onChange({ featuredInHome: event.target.checked })}
          />
          {form.featuredInHome && (
            <div className={styles.dates}>
              <DateTimeField
                {...dates}
                id="writing-featuredFrom"
                label={t("featuredFrom")}
                value={form.featuredFrom}
                error={errorOf("featuredFrom")}
                onChange={(featuredFrom) => onChange({ featuredFrom })}
              />
              <DateTimeField
                {...dates}
                id="writing-featuredUntil"
                label={t("featuredUntil")}
                value={form.featuredUntil}
                error={errorOf("featuredUntil")}
                onChange={(featuredUntil) => onChange({ featuredUntil })}
              />
            </div>
          )}
        </div>
      )}
      {rights.pin && (
        <Switch
          id="writing-isPinned"
          label={t("pin")}
          hint={t("pinHint")}
          checked={form.isPinned}
          onChange={(event) => onChange({ isPinned: event.target.checked })}
        />
      )}
      {rights.lock && (
        <Switch
          id="writing-isLocked"
          label={t("lock")}
          hint={t("lockHint")}
          checked={form.isLocked}
          onChange={(event) => onChange({ isLocked: event.target.checked })}
        />
      )}
      {rights.schedule && (
        <div className={styles.date}>
          <DateTimeField
            {...dates}
            id="writing-publishAt"
            label={t("publishAt")}
            hint={t("publishAtHint")}
            value={form.publishAt}
            error={errorOf("publishAt")}
            onChange={(publishAt) => onChange({ publishAt })}
          />
        </div>
      )}
    </div>
  );
}
