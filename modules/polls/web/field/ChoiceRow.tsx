import { useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ChoiceForm } from "#modules/polls/contract/form.ts";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from "#ui/icons.ts";
import { LanguageBadge } from "#ui/LanguageBadge.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import type { ErrorOf } from "./find-errors.ts";
import styles from "./ChoiceRows.module.css";

/** The server's limit, in displayed characters. */
const maxLength = 255;

export interface ChoiceRowProps {
  index: number;
  count: number;
  choice: ChoiceForm;
  onChange: (choice: ChoiceForm) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  /** Called on Enter to move to the next choice. */
  onEnter: () => void;
  errorOf: ErrorOf;
  disabled: boolean;
}

export function ChoiceRow(props: ChoiceRowProps) {
  const { index, count, choice, onChange, onMove, onRemove, onEnter, errorOf, disabled } = props;
  const t = useTranslations("polls.field");
  const formats = useFormats();
  const [first] = useState(useLocale());
  const number = index + 1;

  function enter(event: KeyboardEvent): void {
    // Ctrl+Enter submits the form; during composition Enter belongs to the input method.
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  const text = (language: Locale) => {
    const name = language === "en" ? "textEn" : "textAr";
    return (
      <TextField
        label={t(language === "en" ? "choiceEn" : "choiceAr", { number })}
        hideLabel
        icon={
          <span aria-hidden="true">
            <LanguageBadge language={language} label={t(language === "en" ? "english" : "arabic")} />
          </span>
        }
        error={errorOf(`choices.${index}.${name}`)}
        lang={language}
        maxLength={maxLength * 4}
        value={choice[name]}
        disabled={disabled}
        data-part="text"
        onKeyDown={enter}
        onChange={(event) => onChange({ ...choice, [name]: event.target.value })}
      />
    );
  };
  return (
    <li className={classNames(rowClass(2, "align-start"), styles.row)}>
      <span className={classNames(textClass("rigid", "sm", "muted"), styles.number)} aria-hidden="true">
        {formats.number(number)}
      </span>
      <div className={classNames(stackClass(2, "grows"), styles.languages)}>
        {text(first)}
        {text(otherLocale(first))}
      </div>
      <div className={classNames(rowClass(0, "rigid"), styles.tools)}>
        <IconButton
          label={t("moveUp", { number })}
          icon={<ArrowUpIcon size={18} />}
          disabled={disabled || index === 0}
          data-part="up"
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t("moveDown", { number })}
          icon={<ArrowDownIcon size={18} />}
          disabled={disabled || index === count - 1}
          data-part="down"
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t("removeChoice", { number })}
          icon={<CloseIcon size={18} />}
          disabled={disabled}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
