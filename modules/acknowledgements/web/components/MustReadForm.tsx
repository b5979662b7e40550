import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { DateInput } from "#kit/DateInput.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { MustRead } from "#modules/acknowledgements/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import {
  departmentsQuery,
  listConcerned,
  mustReadQuery,
  readCoverage,
  readMustRead,
  setMustRead,
  withdrawMustRead,
} from "../api.ts";
import styles from "./MustReadForm.module.css";

export interface MustReadFormProps {
  topicId: string;
  /** Null for a new one. */
  mustRead: MustRead | null;
  onAsked: (() => void) | undefined;
}

type MustReadValues = { dueOn: string | null; audience: "everyone" | "some"; departments: string[]; askAgain: boolean };

const valuesOf = (mustRead: MustRead | null): MustReadValues => ({
  dueOn: mustRead?.dueOn ?? null,
  audience: mustRead === null || mustRead.isForEveryone ? "everyone" : "some",
  departments: mustRead?.departments.map(({ id }) => id) ?? [],
  askAgain: false,
});

export function MustReadForm({ topicId, mustRead, onAsked }: MustReadFormProps) {
  const t = useTranslations("acknowledgements");
  const common = useTranslations("kit.form");
  const formats = useFormats();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [today] = useState(() => formats.isoDate(new Date()));
  const { control, register, errorOf, failure, frame, page } = useEntityForm<MustReadValues>({
    initial: valuesOf(mustRead),
    onClose: onAsked,
    async save({ dueOn, audience, departments, askAgain }) {
      const answer = await setMustRead({
        params: { id: topicId },
        body: {
          dueOn: dueOn ?? "",
          departments: audience === "everyone" ? null : departments,
          askAgain,
          ...(mustRead === null ? {} : { version: mustRead.version }),
        },
      });
      queries.setQueryData(mustReadQuery(topicId).queryKey, answer);
      for (const { path } of [readCoverage, listConcerned]) void queries.invalidateQueries({ queryKey: [path] });
      return mustRead === null ? t("asked") : t("saved");
    },
    onRefused(error) {
      if (isProblem(error, "stale_version")) void queries.invalidateQueries({ queryKey: keyOf(readMustRead) });
    },
  });
  const { box } = page;
  const audience = useWatch({ control, name: "audience" });
  return (
    <Form ref={box} className={stackClass(5)} onSubmit={frame.onSubmit}>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      <DateInput control={control} name="dueOn" label={t("dueOn")} required min={today} />
      <Controller
        control={control}
        name="audience"
        render={({ field: { value, onChange } }) => (
          <SegmentedChoice
            legend={t("audience")}
            options={[
              { value: "everyone", label: t("everyone") },
              { value: "some", label: t("someDepartments") },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {audience === "some" && (
        <Controller
          control={control}
          name="departments"
          rules={{ validate: ({ length }) => length > 0 || t("departmentsMissing") }}
          render={({ field }) => <Departments {...field} error={errorOf("departments")} />}
        />
      )}
      {mustRead !== null && <Checkbox label={t("askAgain")} {...register("askAgain")} />}
      <div className={rowClass(3, "wrap", "justify-end")}>
        {mustRead !== null && <Withdraw topicId={topicId} />}
        <Button type="submit" variant="strong" loading={frame.isSending}>
          {mustRead === null ? t("send") : common("save")}
        </Button>
      </div>
    </Form>
  );
}

interface DepartmentsProps {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

function Departments({ value, onChange, error }: DepartmentsProps) {
  const t = useTranslations("acknowledgements");
  const locale = useLocale();
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  return (
    <fieldset
      className={stackClass(3, "bare", "flush")}
      aria-describedby="must-read-departments"
      data-wrong={error === undefined ? undefined : ""}
    >
      <legend className={textClass("below-2", "sm", "medium")}>{t("departments")}</legend>
      <div className={classNames(gridClass(14, [2, 4], "fill"), styles.list)}>
        {departments.map((department) => (
          <Checkbox
            key={department.id}
            label={<bdi>{nameIn(locale, department)}</bdi>}
            checked={value.includes(department.id)}
            onChange={({ target }) => {
              const others = value.filter((id) => id !== department.id);
              onChange(target.checked ? [...others, department.id] : others);
            }}
          />
        ))}
      </div>
      <div id="must-read-departments" className={classNames(boxClass("shrinks"), styles.missing)}>
        <FormError message={error ?? null} />
      </div>
    </fieldset>
  );
}

function Withdraw({ topicId }: { topicId: string }) {
  const t = useTranslations("acknowledgements");
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  async function withdraw(): Promise<void> {
    await withdrawMustRead({ params: { id: topicId } });
    void queries.resetQueries({ queryKey: keyOf(readMustRead, { params: { id: topicId } }) });
  }
  return (
    <>
      <span className={styles.apart}>
        <Button variant="quietDanger" onClick={() => setIsAsked(true)}>
          {t("withdraw")}
        </Button>
      </span>
      {isAsked && (
        <ConfirmAction
          title={t("withdrawTitle")}
          confirmLabel={t("withdraw")}
          cancelLabel={t("keep")}
          run={withdraw}
          message={t("withdrawn")}
          onClose={() => setIsAsked(false)}
        >
          <p>{t("withdrawText")}</p>
        </ConfirmAction>
      )}
    </>
  );
}
