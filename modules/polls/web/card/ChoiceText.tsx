import { useTranslations } from "use-intl";
import type { PollChoice } from "#modules/polls/contract/schemas.ts";
import { pickText, type Locale } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";

/** A choice in the language it is read in, or in the other one; marked when its words were changed meanwhile. */
export function ChoiceText({ choice, locale }: { choice: PollChoice; locale: Locale }) {
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
    </>
  );
}
