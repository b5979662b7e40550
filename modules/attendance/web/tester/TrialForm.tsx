import { useQuery } from "@tanstack/react-query";
import { Controller, useFieldArray, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { Loading } from "#kit/Loading.tsx";
import { PersonField } from "#kit/pickers/PersonField.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { requiredField, type Verdict } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, PlusIcon } from "#ui/icons.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { TimeInput } from "../components/TimeInput.tsx";
import { locationApi } from "../rules/api.ts";
import { subjectsQuery } from "../subjects/api.ts";
import { usePresentDate } from "../use-present-date.ts";
import { trySchedule } from "./api.ts";
import { emptyTrial, firstPunch, metresTyped, trialOf, type TrialValues } from "./plan-trial.ts";
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
  const formats = useFormats();
  const query = useQuery(subjectsQuery(""));
  const { data } = query;
  return (
    <fieldset className={classNames(styles.roles, stackClass(2, "bare", "flush"))}>
      <legend className={textClass("below-2", "sm", "ink", "medium")}>{t("roles")}</legend>
      {data === undefined && <Loading query={query} shape="8rem" failed={t("rolesFailed")} />}
      {data?.data.roles.map((role) => (
        <Checkbox
          key={role.id}
          label={<bdi>{formats.name(role)}</bdi>}
          checked={value.includes(role.id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, role.id] : value.filter((id) => id !== role.id))
          }
        />
      ))}
    </fieldset>
  );
}

const metres = (text: string): Verdict => (metresTyped(text) === null ? { key: "numeric" } : null);
/** Maximum that the server accepts. */
const maxPunches = 50;

/** Punches to try: time, location and distance from it. */
function PunchesField({ form, places }: { form: UseFormReturn<TrialValues>; places: readonly Location[] }) {
  const t = useTranslations("attendanceTester.punches");
  const tDays = useTranslations("attendanceDays.kind");
  const formats = useFormats();
  const errorText = useFieldErrorText();
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "punches" });
  const tried = useWatch({ control, name: "punches" });
  const add = (): void => {
    const last = form.getValues("punches").at(-1);
    const place = last?.place ?? places[0]?.id ?? "";
    append({ ...firstPunch, ...last, place, time: null, kind: last?.kind === "in" ? "out" : "in" });
  };
  return (
    <fieldset className={classNames(styles.punches, stackClass(2, "bare", "flush"))}>
      <legend className={textClass("below-2", "sm", "ink", "medium")}>{t("title")}</legend>
      {fields.length === 0 && <p className={textClass("flush", "xs", "muted")}>{t("none")}</p>}
      <ol className={stackClass(3, "list")}>
        {fields.map((field, index) => {
          const objections = formState.errors.punches?.[index];
          const number = formats.number(index + 1);
          return (
            <li key={field.id} className={styles.punch} aria-label={t("punch", { number })}>
              <Select
                label={t("kind")}
                options={(["in", "out"] as const).map((value) => ({ value, label: tDays(value) }))}
                {...register(`punches.${index}.kind`)}
              />
              <TimeInput control={control} name={`punches.${index}.time`} label={t("time")} />
              <Select
                label={t("day")}
                options={(["same", "next"] as const).map((value) => ({ value, label: t(`days.${value}`) }))}
                {...register(`punches.${index}.day`)}
              />
              <Select
                label={t("place")}
                options={[
                  ...places.map((place) => ({ value: place.id, label: formats.name(place) })),
                  { value: "", label: t("nowhere") },
                ]}
                {...register(`punches.${index}.place`)}
              />
              {tried[index]?.place !== "" && (
                <TextField
                  label={t("metres")}
                  inputMode="decimal"
                  error={errorText(objections?.metres)}
                  {...register(`punches.${index}.metres`, { validate: validated(metres) })}
                />
              )}
              <IconButton
                label={t("remove", { number })}
                icon={<DeleteIcon size={20} />}
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </ol>
      {fields.length < maxPunches && (
        <Button size="sm" icon={<PlusIcon size={18} />} onClick={add}>
          {t("add")}
        </Button>
      )}
    </fieldset>
  );
}
