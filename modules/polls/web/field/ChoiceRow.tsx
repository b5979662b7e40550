import { useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ChoiceForm } from "#modules/polls/contract/form.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from "#ui/icons.ts";
import { LanguageBadge } from "#ui/LanguageBadge.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { ErrorOf } from "./errors.ts";
import styles from "./ChoiceRows.module.css";

/** Longer ones are refused by the server, which counts as people count. */
const longest = 255;

export interface ChoiceRowProps {
  index: number;
  count: number;
  choice: ChoiceForm;
  onChange: (choice: ChoiceForm) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  /** Enter was pressed in it: on to the next. */
  onEnter: () => void;
  errorOf: ErrorOf;
  disabled: boolean;
}

/** One choice in both languages, the reader's first as in the texts above it, and its place among the others. */
export function ChoiceRow({
  index,
  count,
  choice,
  onChange,
  onMove,
  onRemove,
  onEnter,
  errorOf,
  disabled,
}: ChoiceRowProps) {
  const t = useTranslations("polls.field");
  const formats = useFormats();
  const [isArabicFirst] = useState(useLocale() === "ar");
  const number = index + 1;

  function enter(event: KeyboardEvent): void {
    // With Ctrl the form is sent; while a word is composed Enter belongs to that.
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  const text = (name: "textEn" | "textAr", language: "en" | "ar", label: string, languageName: string) => (
    <TextField
      key={name}
      label={label}
      hideLabel
      icon={
        <span aria-hidden="true">
          <LanguageBadge language={language} label={languageName} />
        </span>
      }
      error={errorOf(`choices.${index}.${name}`)}
      lang={language}
      maxLength={longest * 4}
      value={choice[name]}
      disabled={disabled}
      data-part="text"
      onKeyDown={enter}
      onChange={(event) => onChange({ ...choice, [name]: event.target.value })}
    />
  );
  const english = text("textEn", "en", t("choiceEn", { number }), t("english"));
  const arabic = text("textAr", "ar", t("choiceAr", { number }), t("arabic"));
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {formats.number(number)}
      </span>
      <div className={styles.languages}>{isArabicFirst ? [arabic, english] : [english, arabic]}</div>
      <div className={styles.tools}>
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
