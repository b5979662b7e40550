import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { newPollForm, type PollForm } from "#modules/polls/contract/form.ts";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { DeleteIcon, PollIcon } from "#ui/icons.ts";
import { boxClass, gridClass, rowClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { ChoiceRows } from "./ChoiceRows.tsx";
import { PollSettings } from "./PollSettings.tsx";
import { errorsBelow, type GivenError } from "./find-errors.ts";

export interface PollFieldProps {
  /** Null if the topic has no poll. Conversion to body and draft is in `#modules/polls/contract/form.ts`. */
  value: PollForm | null;
  onChange: (value: PollForm | null) => void;
  /** Server errors with paths in the topic's body such as `poll.choices.0.textEn`; other fields are ignored. */
  errors?: readonly GivenError[];
  disabled?: boolean;
  /** The saved poll of an edit: removing a part with votes needs a confirmation. */
  poll?: Poll | null;
}

const isBegun = (form: PollForm): boolean =>
  form.questionEn !== "" || form.questionAr !== "" || form.choices.some(({ textEn, textAr }) => textEn + textAr !== "");

export function PollField({ value, onChange, errors = [], disabled = false, poll = null }: PollFieldProps) {
  const t = useTranslations("polls.field");
  const headingId = useId();
  const [asks, setAsks] = useState(false);
  // Same order as the texts above: the reader's initial language first.
  const [first] = useState(useLocale());
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
  const question = (language: Locale) => {
    const name = language === "en" ? "questionEn" : "questionAr";
    return (
      <TextField
        label={t(name)}
        optional
        error={errorOf(name)}
        lang={language}
        value={value[name]}
        disabled={disabled}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    );
  };
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
        {question(first)}
        {question(otherLocale(first))}
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
