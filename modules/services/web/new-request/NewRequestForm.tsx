import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useDebounced } from "#client/use-debounced.ts";
import type { Answers, FormDefinition } from "#modules/services/contract/form/definition.ts";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import type { Allowance, PlannedStep } from "#modules/services/contract/schemas-service.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { focusFirstInvalid } from "#ui/focus-invalid.ts";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import {
  countWork,
  createRequest,
  listRequests,
  readAttendanceServices,
  readService,
  readWorkList,
  requestQuery,
  submitRequest,
  trialQuery,
} from "../api.ts";
import { Approvers } from "../components/Approvers.tsx";
import { BrokenMinimums } from "../components/BrokenMinimums.tsx";
import type { AnswerContext } from "../form/AnswerList.tsx";
import { FormFields } from "../form/FormFields.tsx";
import { useLengthText } from "../form/use-length-text.ts";
import { LeaveDays } from "./LeaveDays.tsx";
import styles from "./NewRequestForm.module.css";
import { useAnswers } from "./use-answers.ts";
import { useRequestDraft, type Kept } from "./use-request-draft.ts";

export interface NewRequestFormProps {
  code: string;
  form: FormDefinition;
  initial: Answers;
  context: AnswerContext;
  /** The draft or returned request being edited; null for a new request. */
  kept: Kept | null;
  /** Approvers and allowance before the first answer. */
  steps: readonly PlannedStep[];
  allowance: Allowance | null;
  submitLabel: string;
  /** Called with each answer. */
  onBegun?: () => void;
  onSent: (request: Request) => void;
  /** Beside the send button. */
  actions?: ReactNode;
}

/** The form of a service, autosaved as a draft, with approvers and allowance. */
export function NewRequestForm(props: NewRequestFormProps) {
  const { code, form, context, submitLabel, onBegun, onSent, actions } = props;
  const t = useTranslations("servicePages.ask");
  const problemText = useProblemText();
  const queries = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const busyFields = useRef(new Set<string>());
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { answers, given, errors, check, change, refuse } = useAnswers(form, props.initial);
  const draft = useRequestDraft(code, props.kept);
  const settled = useDebounced(given, 600);
  const trial = useQuery({ ...trialQuery(code, settled), placeholderData: keepPreviousData }).data?.data;

  async function send(): Promise<void> {
    if (isSending) return;
    setFailure(null);
    const fits = check();
    if (!fits || busyFields.current.size > 0) {
      if (fits) setFailure(t("filesBusy"));
      return focusFirstInvalid(box.current);
    }
    setIsSending(true);
    try {
      const kept = await draft.flush();
      const { data } =
        kept === null
          ? await createRequest({ body: { service: code, answers: given, submit: true } })
          : await submitRequest({ params: { id: kept.id }, body: { version: kept.version } });
      draft.stop();
      queries.setQueryData(requestQuery(data.id).queryKey, { data });
      for (const endpoint of [listRequests, readWorkList, countWork, readService, readAttendanceServices]) {
        void queries.invalidateQueries({ queryKey: [endpoint.path], refetchType: "active" });
      }
      onSent(data);
    } catch (error) {
      if (refuse(error)) focusFirstInvalid(box.current);
      else setFailure(problemText(error));
      setIsSending(false);
    }
  }
  const allowance = trial === undefined ? props.allowance : trial.allowance;
  const steps = trial?.steps ?? props.steps;
  const leave = trial?.leave ?? null;
  return (
    <Form ref={box} className={classNames(stackClass(5, "fits", "align-start"), styles.columns)} onSubmit={send}>
      <div className={stackClass(5, "shrinks")}>
        <Card title={t("answers")}>
          <div className={stackClass(5)}>
            <FormError message={failure} takeFocus />
            <FormFields
              form={form}
              answers={answers}
              onAnswer={(key, answer) => {
                onBegun?.();
                draft.keep(change(key, answer));
              }}
              errors={errors}
              context={context}
              below={(key) =>
                key === "period" && (
                  <>
                    {leave !== null && <LeaveDays leave={leave} />}
                    <BrokenMinimums broken={trial?.coverage ?? []} />
                  </>
                )
              }
              onBusy={(key, isBusy) => void (isBusy ? busyFields.current.add(key) : busyFields.current.delete(key))}
            />
            {allowance !== null && <AllowanceLine allowance={allowance} />}
          </div>
        </Card>
        <div className={rowClass(3, "wrap", "align-center")}>
          <Button variant="strong" type="submit" loading={isSending} loadingLabel={t("sending")}>
            {submitLabel}
          </Button>
          {actions}
          <p className={textClass("flush", "xs", "muted")} role="status">
            {draft.state !== "idle" && t(`keeping.${draft.state}`)}
          </p>
        </div>
      </div>
      <aside className={stackClass(5, "shrinks")} aria-label={t("whatFollows")}>
        <Card title={t("whoDecides")}>
          <PlannedSteps steps={steps} expectedBy={trial?.expectedBy ?? null} />
        </Card>
      </aside>
    </Form>
  );
}

/** The allowance: granted, used, left, and used by these answers. */
function AllowanceLine({ allowance }: { allowance: Allowance }) {
  const t = useTranslations("servicePages.allowance");
  const formats = useFormats();
  const lengthText = useLengthText();
  const { unit, from, to, granted, used, waiting, left, asked } = allowance;
  const amount = (count: number): string => lengthText(unit, count);
  const after = left === null || asked === null ? null : left - asked;
  const isOver = after !== null && after < 0;
  return (
    <div className={classNames(stackClass(2, "sm"), styles.left, isOver && styles.over)} role="status">
      <p className={textClass("flush", "bold")}>
        {left === null ? t("noLimit", { used: amount(used) }) : t("left", { left: amount(left) })}
      </p>
      {asked !== null && asked > 0 && (
        <p className={boxClass("flush")}>
          {after === null
            ? t("asks", { asked: amount(asked) })
            : after < 0
              ? t("tooMuch", { asked: amount(asked), over: amount(-after) })
              : t("leaves", { asked: amount(asked), after: amount(after) })}
        </p>
      )}
      <p className={textClass("flush", "xs", isOver ? "inherit" : "muted")}>
        {t("period", { from: formats.date(from, "medium"), to: formats.date(to, "medium") })}
        {granted !== null && (
          <> {t("account", { granted: amount(granted), used: amount(used), waiting: amount(waiting) })}</>
        )}
      </p>
    </div>
  );
}

function PlannedSteps({ steps, expectedBy }: { steps: readonly PlannedStep[]; expectedBy: string | null }) {
  const t = useTranslations("servicePages.ask");
  const formats = useFormats();
  const locale = useLocale();
  if (steps.length === 0) return <p className={textClass("flush", "xs", "muted")}>{t("atOnce")}</p>;
  return (
    <>
      <ol className={stackClass(4, "list")}>
        {steps.map((step) => (
          <li key={step.key} className={stackClass(2)}>
            <p className={textClass("flush", "sm", "ink", "medium")}>
              <bdi>{nameIn(locale, step)}</bdi>
            </p>
            {step.deciders.length > 1 && <p className={textClass("flush", "xs", "muted")}>{t(`mode.${step.mode}`)}</p>}
            <Approvers people={step.deciders} />
          </li>
        ))}
      </ol>
      {expectedBy !== null && (
        <div className={styles.expected}>
          <p className={textClass("flush", "xs", "muted")}>{t("expectedBy")}</p>
          <p className={boxClass("flush")}>{formats.date(expectedBy)}</p>
        </div>
      )}
    </>
  );
}
