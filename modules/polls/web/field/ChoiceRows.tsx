import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { ChoiceForm } from "#modules/polls/contract/form.ts";
import type { Poll, PollChoice } from "#modules/polls/contract/schemas.ts";
import { pickText } from "#shared/locale.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { ChoiceRow } from "./ChoiceRow.tsx";
import type { ErrorOf } from "./find-errors.ts";

const minChoices = 2;
const maxChoices = 20;
const emptyChoice = { textEn: "", textAr: "" };

export interface ChoiceRowsProps {
  choices: readonly ChoiceForm[];
  /** `removeVotes`: the author confirmed that votes for the removed choice are lost. */
  onChange: (choices: ChoiceForm[], removeVotes: boolean) => void;
  errorOf: ErrorOf;
  disabled: boolean;
  poll: Poll | null;
}

export function ChoiceRows({ choices, onChange, errorOf, disabled, poll }: ChoiceRowsProps) {
  const t = useTranslations("polls.field");
  const announce = useAnnounce();
  const labelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<{ row: number; part: "text" | "up" | "down" } | null>(null);
  const [asksAbout, setAsksAbout] = useState<{ index: number; choice: PollChoice } | null>(null);

  useEffect(() => {
    if (focus === null) return;
    const row = list.current?.children[focus.row];
    const wanted = row?.querySelector<HTMLElement>(`[data-part="${focus.part}"]:not(:disabled)`);
    (wanted ?? row?.querySelector<HTMLElement>("input"))?.focus();
    setFocus(null);
  }, [focus]);

  const replace = (index: number, choice: ChoiceForm): void =>
    onChange(
      choices.map((other, place) => (place === index ? choice : other)),
      false,
    );
  const add = (): void => {
    onChange([...choices, emptyChoice], false);
    setFocus({ row: choices.length, part: "text" });
    announce(t("choiceAdded", { number: choices.length + 1 }));
  };
  const drop = (index: number, removeVotes: boolean): void => {
    setAsksAbout(null);
    const left = choices.filter((_, place) => place !== index);
    while (left.length < minChoices) left.push(emptyChoice);
    onChange(left, removeVotes);
    setFocus({ row: Math.min(index, left.length - 1), part: "text" });
    announce(t("choiceRemoved"));
  };
  const remove = (index: number): void => {
    const { id } = choices[index] ?? {};
    const choice = id === undefined ? undefined : poll?.choices.find((other) => other.id === id);
    // While results are hidden, any choice may have votes.
    const mayHaveVotes = choice !== undefined && (choice.votes ?? poll?.voterCount ?? 0) > 0;
    if (mayHaveVotes) setAsksAbout({ index, choice });
    else drop(index, false);
  };
  const move = (index: number, step: 1 | -1): void => {
    const moved = [...choices];
    moved.splice(index + step, 0, ...moved.splice(index, 1));
    onChange(moved, false);
    setFocus({ row: index + step, part: step === 1 ? "down" : "up" });
    announce(t("moved", { number: index + step + 1 }));
  };

  return (
    <fieldset className={boxClass("bare", "flush", "above-5")} aria-describedby={`${labelId}-hint`}>
      <legend className={textClass("sm", "medium")}>{t("choices")}</legend>
      <p className={textClass("flush", "xs", "muted")} id={`${labelId}-hint`}>
        {t("choicesHint")}
        {poll !== null && poll.voterCount > 0 && ` ${t("rewording")}`}
      </p>
      <ol ref={list} className={stackClass(3, "list", "above-3", "below-3")}>
        {choices.map((choice, index) => (
          <ChoiceRow
            // Rows without an id are keyed by their index.
            key={choice.id ?? `new ${index}`}
            index={index}
            count={choices.length}
            choice={choice}
            onChange={(changed) => replace(index, changed)}
            onMove={(step) => move(index, step)}
            onRemove={() => remove(index)}
            onEnter={() =>
              index === choices.length - 1
                ? choices.length < maxChoices && add()
                : setFocus({ row: index + 1, part: "text" })
            }
            errorOf={errorOf}
            disabled={disabled}
          />
        ))}
      </ol>
      <FormError message={errorOf("choices")} />
      {choices.length < maxChoices ? (
        <Button variant="quiet" size="sm" icon={<PlusIcon size={18} />} disabled={disabled} onClick={add}>
          {t("addChoice")}
        </Button>
      ) : (
        <p className={textClass("flush", "xs", "muted")}>{t("mostChoices", { count: maxChoices })}</p>
      )}
      {asksAbout !== null && (
        <RemoveChoice
          choice={asksAbout.choice}
          onClose={() => setAsksAbout(null)}
          onConfirm={() => drop(asksAbout.index, true)}
        />
      )}
    </fieldset>
  );
}

/** Confirms the removal of a saved choice with its votes, whose number is shown unless hidden. */
function RemoveChoice({ choice, ...dialog }: { choice: PollChoice; onClose: () => void; onConfirm: () => void }) {
  const t = useTranslations("polls.field");
  const locale = useLocale();
  const { text } = pickText(locale, { en: choice.textEn, ar: choice.textAr });
  return (
    <ConfirmDialog open {...dialog} title={t("removeVotesTitle", { choice: text })} confirmLabel={t("removeVotes")}>
      {choice.votes === null ? t("removeHiddenText") : t("removeVotesText", { count: choice.votes })}
    </ConfirmDialog>
  );
}
