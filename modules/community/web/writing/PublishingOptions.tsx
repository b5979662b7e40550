import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { DateTimeField } from "#ui/dates/DateTimeField.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import type { FormErrors } from "./check-form.ts";
import type { PublishingRights, TopicForm } from "./prepare-topic-form.ts";
import styles from "./WritingForm.module.css";

export interface PublishingOptionsProps {
  form: TopicForm;
  onChange: (part: Partial<TopicForm>) => void;
  rights: PublishingRights;
  errorOf: (field: keyof FormErrors) => string | undefined;
}

export function PublishingOptions({ form, onChange, rights, errorOf }: PublishingOptionsProps) {
  const t = useTranslations("writing");
  const { timeZone } = usePresentation();
  const toggle = (name: "isPinned" | "isLocked", label: string, hint: string) => (
    <Switch
      id={`writing-${name}`}
      label={label}
      hint={hint}
      checked={form[name]}
      onChange={(event) => onChange({ [name]: event.target.checked })}
    />
  );
  const date = (name: "featuredFrom" | "featuredUntil" | "publishAt", hint?: string) => (
    <DateTimeField
      id={`writing-${name}`}
      label={t(name)}
      hint={hint}
      optional
      timeZone={timeZone}
      value={form[name]}
      error={errorOf(name)}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <div className={stackClass(4, "fits")}>
      {rights.feature && (
        <Switch
          id="writing-featuredInHome"
          label={t("feature")}
          hint={form.poster === null ? t("featureNeedsPoster") : t("featureHint")}
          disabled={form.poster === null}
          checked={form.featuredInHome}
          aria-invalid={errorOf("featuredInHome") === undefined ? undefined : true}
          onChange={(event) => onChange({ featuredInHome: event.target.checked })}
        />
      )}
      {rights.feature && form.featuredInHome && (
        <div className={gridClass(16, 4)}>
          {date("featuredFrom")}
          {date("featuredUntil")}
        </div>
      )}
      {rights.pin && toggle("isPinned", t("pin"), t("pinHint"))}
      {rights.lock && toggle("isLocked", t("lock"), t("lockHint"))}
      {rights.schedule && <div className={styles.date}>{date("publishAt", t("publishAtHint"))}</div>}
    </div>
  );
}
