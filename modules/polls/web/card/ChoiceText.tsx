import { useTranslations } from "use-intl";
import type { PollChoice } from "#modules/polls/contract/schemas.ts";
import { pickText, type Locale } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { CheckIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import styles from "./ResultBars.module.css";

export interface ChoiceTextProps {
  choice: PollChoice;
  locale: Locale;
  /** Marks the user's own choice. */
  isMine?: boolean;
}

/** A choice in the language of the topic as shown, else in the other one; marked if it was edited after votes. */
export function ChoiceText({ choice, locale, isMine = false }: ChoiceTextProps) {
  const t = useTranslations("polls.card");
  const { text, locale: language } = pickText(locale, { en: choice.textEn, ar: choice.textAr });
  return (
    <>
      <bdi lang={language}>{text}</bdi>
      {choice.isEdited && (
        <>
          {" "}
          <span title={t("editedHint")}>
            <Badge>{t("edited")}</Badge>
          </span>
        </>
      )}
      {isMine && (
        <>
          {/* Never on a line of its own. */ "\u00A0"}
          <CheckIcon size={16} className={classNames(textClass("action"), styles.mark)} />
          <VisuallyHidden>{t("mine")}</VisuallyHidden>
        </>
      )}
    </>
  );
}
