import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { spokenLanguages, type SpokenLanguage } from "#modules/people/contract/languages.ts";
import { maxLanguages } from "#modules/people/contract/limits.ts";
import { FilterChips } from "#ui/FilterChips.tsx";
import { stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { partsOf } from "./details.ts";
import { useLanguageName } from "../directory/use-language-name.ts";

export interface LanguagesFieldProps {
  /** Codes, separated by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** The languages of the user, as a list to add to and remove from. */
export function LanguagesField({ value, onChange }: LanguagesFieldProps) {
  const t = useTranslations("profile.details");
  const locale = useLocale();
  const nameOf = useLanguageName();
  const { compare } = new Intl.Collator(locale);
  const spoken = partsOf(value) as SpokenLanguage[];
  const options = spokenLanguages
    .filter((language) => !spoken.includes(language))
    .map((language) => ({ value: language, label: nameOf(language) }))
    .toSorted((one, other) => compare(one.label, other.label));
  return (
    <div className={stackClass(2)}>
      <Select
        label={t("languages")}
        optional
        placeholder={t("addLanguage")}
        options={options}
        value=""
        disabled={spoken.length >= maxLanguages}
        onChange={({ target }) => target.value !== "" && onChange([...spoken, target.value].join(", "))}
      />
      <FilterChips
        label={t("languages")}
        chips={spoken.map((language) => ({
          id: language,
          label: nameOf(language),
          removeLabel: t("removeLanguage", { language: nameOf(language) }),
          onRemove: () => onChange(spoken.filter((one) => one !== language).join(", ")),
        }))}
      />
    </div>
  );
}
