import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { Loading } from "#kit/Loading.tsx";
import { PersonField } from "#kit/pickers/PersonField.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { requiredField } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { locationApi } from "../rules/api.ts";
import { subjectsQuery } from "../subjects/api.ts";
import { usePresentDate } from "../use-present-date.ts";
import { trySchedule } from "./api.ts";
import { emptyTrial, trialOf, type TrialValues } from "./plan-trial.ts";
import { PunchesField } from "./PunchesField.tsx";
import styles from "./Tester.module.css";

export function TrialForm({ onTried }: { onTried: (date: string, result: ScheduleTrialResult) => void }) {
  const t = useTranslations("attendanceTester.form");
  const problemText = useProblemText();
  const errorText = useFieldErrorText();
  const places = useQuery(locationApi.list({ limit: 100 })).data?.data ?? [];
  const today = usePresentDate();
  const {
    form,
    control,
    setValue,
    frame,
    page: { box },
  } = useEntityForm<TrialValues>({
    initial: { ...emptyTrial, date: today },
    fields: [],
    async save(values) {
      const body = trialOf(values, places);
      onTried(body.date, (await trySchedule({ body })).data);
    },
  });
  const [who, punching] = useWatch({ control, name: ["who", "punching"] });

  return (
    <Form ref={box} className={stackClass(4)} onSubmit={frame.onSubmit}>
      <FormError message={frame.failure === null ? null : problemText(frame.failure)} takeFocus />
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
          <DateInput control={control} name="joinedOn" label={t("joinedOn")} optional />
        </>
      )}
      <DateInput control={control} name="date" label={t("date")} required />
      {who === "person" && (
        <SegmentedChoice
          legend={t("punching")}
          options={(["real", "tried"] as const).map((value) => ({ value, label: t(`punchings.${value}`) }))}
          value={punching}
          onChange={(value) => setValue("punching", value)}
        />
      )}
      {(who === "described" || punching === "tried") && <PunchesField form={form} places={places} />}
      <div className={rowClass(3, "wrap", "align-center")}>
        <Button type="submit" variant="strong" loading={frame.isSending} loadingLabel={t("trying")}>
          {t("try")}
        </Button>
        <p className={textClass("flush", "xs", "muted")}>{t("unsaved")}</p>
      </div>
    </Form>
  );
}

type RolesFieldProps = { value: readonly string[]; onChange: (roles: string[]) => void };

/** The roles of the described person, in addition to that of all employees. */
function RolesField({ value, onChange }: RolesFieldProps) {
  const t = useTranslations("attendanceTester.form");
  const locale = useLocale();
  const query = useQuery(subjectsQuery(""));
  const { data } = query;
  return (
    <fieldset className={styles.roles}>
      <legend className={textClass("below-2", "sm", "ink", "medium")}>{t("roles")}</legend>
      {data === undefined && (
        <Loading query={query} shape={<SkeletonBlock height="8rem" />} failed={t("rolesFailed")} />
      )}
      {data?.data.roles.map((role) => (
        <Checkbox
          key={role.id}
          label={<bdi>{nameIn(locale, role)}</bdi>}
          checked={value.includes(role.id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, role.id] : value.filter((id) => id !== role.id))
          }
        />
      ))}
    </fieldset>
  );
}
