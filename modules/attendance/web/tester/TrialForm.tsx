import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type KeyboardEvent } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { usePresentation } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { PersonField } from "#kit/pickers/PersonField.tsx";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { languageTag } from "#shared/presentation.ts";
import { requiredField } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { FormError } from "#ui/FormError.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { placeFocusOnWrong } from "#ui/focus-wrong.ts";
import { locationsQuery } from "../locations/api.ts";
import { subjectsQuery } from "../subjects/api.ts";
import { usePresentDate } from "../use-present-date.ts";
import { trySchedule } from "./api.ts";
import { emptyTrial, trialOf, type TrialValues } from "./plan-trial.ts";
import { PunchesField } from "./PunchesField.tsx";
import { RolesField } from "./RolesField.tsx";
import styles from "./Tester.module.css";

/** Whose day is tried, which, and with which punches. */
export function TrialForm({ onTried }: { onTried: (date: string, result: ScheduleTrialResult) => void }) {
  const t = useTranslations("attendanceTester.form");
  const presentation = usePresentation();
  const problemText = useProblemText();
  const errorText = useFieldErrorText();
  const places = useQuery(locationsQuery({ limit: 100 })).data?.data ?? [];
  const [failure, setFailure] = useState<unknown>(null);
  const box = useRef<HTMLFormElement>(null);
  const today = usePresentDate();
  const form = useForm<TrialValues>({ defaultValues: { ...emptyTrial, date: today } });
  const { control, handleSubmit, formState, setValue } = form;
  const [who, punching] = useWatch({ control, name: ["who", "punching"] });

  const send = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const body = trialOf(values, places);
      onTried(body.date, (await trySchedule({ body })).data);
    } catch (error) {
      setFailure(error);
    }
  });
  async function submit(): Promise<void> {
    // A second answer may come before the first.
    if (formState.isSubmitting) return;
    await send();
    placeFocusOnWrong(box.current);
  }
  const submitByKeyboard = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  const tag = languageTag(presentation);
  return (
    <form
      ref={box}
      className={styles.form}
      noValidate
      // Fields for dates and times keep keys to themselves.
      onKeyDownCapture={submitByKeyboard}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      <SegmentedChoice
        legend={t("who")}
        options={(["person", "described"] as const).map((value) => ({ value, label: t(`whos.${value}`) }))}
        value={who}
        onChange={(value) => setValue("who", value)}
      />
      {who === "person" ? (
        <Controller
          control={control}
          name="person"
          rules={{ validate: validated(requiredField) }}
          render={({ field, fieldState: { error } }) => (
            <PersonField
              ref={field.ref}
              label={t("person")}
              required
              placeholder={t("personPlaceholder")}
              find={subjectsQuery}
              peopleOf={({ data }) => data.users}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errorText(error)}
            />
          )}
        />
      ) : (
        <>
          <Controller
            control={control}
            name="roles"
            render={({ field }) => <RolesField value={field.value} onChange={field.onChange} />}
          />
          <Controller
            control={control}
            name="joinedOn"
            render={({ field }) => (
              <DateField
                label={t("joinedOn")}
                optionalLabel={t("optional")}
                tag={tag}
                value={field.value}
                onChange={field.onChange}
                clearLabel={t("clearDate")}
              />
            )}
          />
        </>
      )}
      <Controller
        control={control}
        name="date"
        rules={{ validate: validated(requiredField) }}
        render={({ field, fieldState: { error } }) => (
          <DateField
            label={t("date")}
            required
            tag={tag}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            clearLabel={t("clearDate")}
            error={errorText(error)}
          />
        )}
      />
      {who === "person" && (
        <SegmentedChoice
          legend={t("punching")}
          options={(["real", "tried"] as const).map((value) => ({ value, label: t(`punchings.${value}`) }))}
          value={punching}
          onChange={(value) => setValue("punching", value)}
        />
      )}
      {(who === "described" || punching === "tried") && <PunchesField form={form} places={places} />}
      <div className={styles.send}>
        <Button type="submit" variant="strong" loading={formState.isSubmitting} loadingLabel={t("trying")}>
          {t("try")}
        </Button>
        <p className={styles.quiet}>{t("unsaved")}</p>
      </div>
    </form>
  );
}
