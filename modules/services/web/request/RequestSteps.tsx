import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import type { Request, RequestStep } from "#modules/services/contract/schemas-request.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { CheckIcon, ClockIcon, MinusIcon } from "#ui/icons.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { Approvers } from "../components/Approvers.tsx";
import { useDurations } from "../use-durations.ts";
import { useLateness } from "../work/use-lateness.ts";
import styles from "./RequestPage.module.css";

const signs = { done: <CheckIcon size={16} />, current: <ClockIcon size={16} />, ahead: <MinusIcon size={16} /> };
const tones = { approve: "success", return: "info", reject: "danger" } as const;

/** The steps of a request with their approvers, and the expected date of the decision. */
export function RequestSteps({ request: { state, steps, expectedBy } }: { request: Request }) {
  const t = useTranslations("servicePages.steps");
  const formats = useFormats();
  const isLate = useLateness(expectedBy);
  if (steps.length === 0) return null;
  return (
    <Card title={t("title")}>
      {state === "waiting" && expectedBy !== null && (
        <p className={classNames(textClass("flush", "below-4", "sm"), styles.due, isLate && styles.late)}>
          {t(isLate ? "wasExpected" : "expected", { date: formats.date(expectedBy) })}
        </p>
      )}
      <ol className={boxClass("list")}>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step }: { step: RequestStep }) {
  const t = useTranslations("servicePages.steps");
  const { expected } = useDurations();
  const locale = useLocale();
  const { state, mode, endedAt, deciders, expectation } = step;
  return (
    <li className={classNames(styles.step, styles[state])} aria-current={state === "current" ? "step" : undefined}>
      <span className={styles.sign} aria-hidden="true">
        {signs[state]}
      </span>
      <div className={stackClass(2, "shrinks")}>
        <p className={styles.name}>
          <bdi>{nameIn(locale, step)}</bdi>
        </p>
        <p className={textClass("flush", "xs", "muted")}>
          {t(state)} {state === "done" && endedAt !== null && <Moment at={endedAt} style="ago" />}
          {state === "current" && expectation !== null && <> {expected(expectation)}</>}
        </p>
        {state !== "done" && deciders.length > 1 && (
          <p className={textClass("flush", "xs", "muted")}>{t(`mode.${mode}`)}</p>
        )}
        <Approvers
          people={deciders}
          noteOf={({ decision }) =>
            decision !== null && <Badge tone={tones[decision]}>{t(`decision.${decision}`)}</Badge>
          }
        />
      </div>
    </li>
  );
}
