import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { newPollForm, type PollForm } from "#modules/polls/contract/form.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { DeleteIcon, PollIcon } from "#ui/icons.ts";
import { boxClass, gridClass, rowClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { ChoiceRows } from "./ChoiceRows.tsx";
import { PollSettings } from "./PollSettings.tsx";
import { errorsBelow, type GivenError } from "./errors.ts";

export interface PollFieldProps {
  /** Null: the topic has no poll. What is sent and kept as a draft is in `#modules/polls/contract/form.ts`. */
  value: PollForm | null;
  onChange: (value: PollForm | null) => void;
  /** The server's objections, with paths from the topic's body on: `poll.choices.0.textEn`. Others are passed over. */
  errors?: readonly GivenError[];
  disabled?: boolean;
  /** The poll as it is, when one is edited: what has votes does not go unasked. */
  poll?: Poll | null;
}

const isBegun = (form: PollForm): boolean =>
  form.questionEn !== "" || form.questionAr !== "" || form.choices.some(({ textEn, textAr }) => textEn + textAr !== "");

/** The part of a topic's form that writes its poll: added, written in one language or both, and removed again. */
export function PollField({ value, onChange, errors = [], disabled = false, poll = null }: PollFieldProps) {
  const t = useTranslations("polls.field");
  const headingId = useId();
  const [asks, setAsks] = useState(false);
  // As the texts above it: the reader's language first, as it was when the page began.
  const [isArabicFirst] = useState(useLocale() === "ar");
  const errorOf = errorsBelow(errors);

  if (value === null) {
    return (
      <Button icon={<PollIcon size={20} />} disabled={disabled} onClick={() => onChange(newPollForm())}>
        {t("add")}
      </Button>
    );
  }

  const change = (part: Partial<PollForm>): void => onChange({ ...value, ...part });
  const remove = (): void => {
    setAsks(false);
    onChange(null);
  };
  const question = (name: "questionEn" | "questionAr", language: "en" | "ar") => (
    <TextField
      key={name}
      label={t(name)}
      optional
      error={errorOf(name)}
      lang={language}
      value={value[name]}
      disabled={disabled}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <section className={boxClass("shrinks")} aria-labelledby={headingId}>
      <div className={rowClass(2, "wrap", "align-center", "between", "below-4")}>
        <h3 className={rowClass(2, "align-center", "flush", "lg", "bold")} id={headingId}>
          <PollIcon size={20} />
          {t("title")}
        </h3>
        <Button
          variant="quiet"
          size="sm"
          icon={<DeleteIcon size={18} />}
          disabled={disabled}
          onClick={() => (poll !== null || isBegun(value) ? setAsks(true) : remove())}
        >
          {t("remove")}
        </Button>
      </div>
      <div className={gridClass(16, [3, 4])}>
        {isArabicFirst
          ? [question("questionAr", "ar"), question("questionEn", "en")]
          : [question("questionEn", "en"), question("questionAr", "ar")]}
      </div>
      <p className={textClass("flush", "above-1", "xs", "muted")}>{t("questionHint")}</p>
      <ChoiceRows
        choices={value.choices}
        onChange={(choices, removeVotes) => change({ choices, ...(removeVotes ? { removeVotes: true } : {}) })}
        errorOf={errorOf}
        disabled={disabled}
        poll={poll}
      />
      <PollSettings value={value} onChange={change} errorOf={errorOf} disabled={disabled} poll={poll} />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={remove}
        title={t("removeTitle")}
        confirmLabel={t("remove")}
      >
        {t("removeText", { count: poll?.voterCount ?? 0 })}
      </ConfirmDialog>
    </section>
  );
}
