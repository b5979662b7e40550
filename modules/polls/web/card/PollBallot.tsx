import { useId, useRef, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { ChoiceText } from "./ChoiceText.tsx";
import styles from "./PollBallot.module.css";

export interface PollBallotProps {
  poll: Poll;
  locale: Locale;
  questionId: string;
  initial: readonly string[];
  isVoting: boolean;
  onVote: (choices: string[]) => void;
  children: ReactNode;
}

/** The form of a vote: radio buttons for one choice, checkboxes for several. */
export function PollBallot({ poll, locale, questionId, initial, isVoting, onVote, children }: PollBallotProps) {
  const t = useTranslations("polls.card");
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(initial);
  const [error, setError] = useState<"chooseFirst" | "tooMany" | null>(null);
  // Selected choices may have been removed in the meantime.
  const chosen = poll.choices.map(({ id }) => id).filter((id) => ticked.includes(id));
  const isSingle = poll.maximumChoices === 1;

  function tick(id: string, isTicked: boolean): void {
    setError(null);
    setTicked(isSingle ? [id] : isTicked ? [...chosen, id] : chosen.filter((other) => other !== id));
  }

  function submit(): void {
    const problem = chosen.length === 0 ? "chooseFirst" : chosen.length > poll.maximumChoices ? "tooMany" : null;
    setError(problem);
    if (problem === null) return onVote(chosen);
    form.current?.querySelector<HTMLInputElement>("input")?.focus();
  }

  return (
    <Form ref={form} onSubmit={submit}>
      <fieldset
        className={stackClass(2, "bare", "flush", "above-4", "below-4")}
        aria-labelledby={questionId}
        aria-describedby={`${name}-error`}
      >
        {poll.choices.map((choice) => (
          <label key={choice.id} className={classNames(rowClass(3, "align-center", "plain"), styles.choice)}>
            <input
              className={classNames(boxClass("rigid", "flush"), styles.input)}
              type={isSingle ? "radio" : "checkbox"}
              name={name}
              checked={chosen.includes(choice.id)}
              aria-invalid={error === null ? undefined : true}
              onChange={(event) => tick(choice.id, event.target.checked)}
            />
            <span className={textClass("shrinks", "anywhere")}>
              <ChoiceText choice={choice} locale={locale} />
            </span>
          </label>
        ))}
      </fieldset>
      <div id={`${name}-error`} className={error === null ? undefined : boxClass("below-4")}>
        <FormError message={error === null ? null : t(error, { count: poll.maximumChoices })} />
      </div>
      <div className={rowClass([2, 3], "wrap", "align-center")}>
        <Button variant="strong" type="submit" loading={isVoting} loadingLabel={t("voting")}>
          {t("vote")}
        </Button>
        {children}
        {!isSingle && (
          <span className={textClass("to-end", "sm", "muted")} aria-live="polite">
            {chosen.length > 0 && t("chosenOf", { chosen: chosen.length, max: poll.maximumChoices })}
          </span>
        )}
      </div>
    </Form>
  );
}
