import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale, useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { MustRead } from "#modules/acknowledgements/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { useToast } from "#ui/toast-context.ts";
import { departmentsQuery, listConcerned, mustReadQuery, readCoverage, readMustRead, setMustRead } from "../api.ts";
import styles from "./MustReadForm.module.css";
import { Withdraw } from "./Withdraw.tsx";

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

function useAsking({ topicId, mustRead, onAsked }: MustReadFormProps, onRefused: (error: unknown) => void) {
  const t = useTranslations("acknowledgements");
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ dueOn, audience, departments, askAgain }: MustReadValues) =>
      setMustRead({
        params: { id: topicId },
        body: {
          dueOn: dueOn ?? "",
          departments: audience === "everyone" ? null : departments,
          askAgain,
          ...(mustRead === null ? {} : { version: mustRead.version }),
        },
      }),
    onSuccess: (answer) => {
      queries.setQueryData(mustReadQuery(topicId).queryKey, answer);
      for (const { path } of [readCoverage, listConcerned]) void queries.invalidateQueries({ queryKey: [path] });
      toast({ message: mustRead === null ? t("asked") : t("saved"), tone: "success" });
      onAsked?.();
    },
    onError: (error) => {
      if (isProblem(error, "stale_version")) void queries.invalidateQueries({ queryKey: keyOf(readMustRead) });
      onRefused(error);
    },
  });
}

export function MustReadForm(props: MustReadFormProps) {
  const { topicId, mustRead } = props;
  const t = useTranslations("acknowledgements");
  const validators = useTranslations("validators");
  const locale = useLocale();
  const formats = useFormats();
  const problemText = useProblemText();
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const [asking, setAsking] = useState(() => valuesOf(mustRead));
  const [today] = useState(() => formats.isoDate(new Date()));
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { mutate, isPending } = useAsking(props, setFailure);
  const element = useRef<HTMLFormElement>(null);
  const change = (part: Partial<MustReadValues>): void => setAsking((before) => ({ ...before, ...part }));
  const lacksDepartments = asking.audience === "some" && asking.departments.length === 0;

  function send(): void {
    setIsTried(true);
    setFailure(null);
    if (asking.dueOn !== null && !lacksDepartments) return mutate(asking);
    const firstInvalid = asking.dueOn === null ? '[role="spinbutton"]' : 'input[type="checkbox"]';
    element.current?.querySelector<HTMLElement>(firstInvalid)?.focus();
  }
  return (
    <Form ref={element} className={stackClass(5)} onSubmit={send}>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      <DateField
        label={t("dueOn")}
        required
        value={asking.dueOn}
        onChange={(dueOn) => change({ dueOn })}
        min={today}
        error={isTried && asking.dueOn === null ? validators("fieldRequired") : undefined}
      />
      <SegmentedChoice
        legend={t("audience")}
        options={[
          { value: "everyone", label: t("everyone") },
          { value: "some", label: t("someDepartments") },
        ]}
        value={asking.audience}
        onChange={(audience) => change({ audience })}
      />
      {asking.audience === "some" && (
        <fieldset
          className={classNames(stackClass(3, "flush", "shrinks"), styles.departments)}
          aria-describedby={`${topicId}-departments`}
        >
          <legend className={textClass("below-2", "sm", "medium")}>{t("departments")}</legend>
          <div className={classNames(gridClass(14, [2, 4], "fill"), styles.list)}>
            {departments.map(({ id, nameAr, nameEn }) => (
              <Checkbox
                key={id}
                label={<bdi>{locale === "ar" ? nameAr : nameEn}</bdi>}
                checked={asking.departments.includes(id)}
                onChange={({ target }) => {
                  const others = asking.departments.filter((one) => one !== id);
                  change({ departments: target.checked ? [...others, id] : others });
                }}
              />
            ))}
          </div>
          <div id={`${topicId}-departments`} className={classNames(boxClass("shrinks"), styles.missing)}>
            <FormError message={isTried && lacksDepartments ? t("departmentsMissing") : null} />
          </div>
        </fieldset>
      )}
      {mustRead !== null && (
        <Checkbox
          label={t("askAgain")}
          checked={asking.askAgain}
          onChange={(event) => change({ askAgain: event.currentTarget.checked })}
        />
      )}
      <div className={rowClass(3, "wrap", "justify-end")}>
        {mustRead !== null && <Withdraw topicId={topicId} />}
        <Button type="submit" variant="strong" loading={isPending}>
          {mustRead === null ? t("send") : t("save")}
        </Button>
      </div>
    </Form>
  );
}
