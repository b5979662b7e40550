import { useLocale } from "#client/intl.tsx";
import type { FormField } from "#modules/services/contract/form/definition.ts";
import { pickText } from "#shared/locale.ts";

/** Label, hint and markers of a field in the reader's language, as props of the UI fields. */
export function useFieldWords() {
  const locale = useLocale();
  return ({ labelEn, labelAr, helpEn, helpAr, required }: FormField) => {
    const hint = pickText(locale, { en: helpEn ?? null, ar: helpAr ?? null }).text;
    return {
      label: pickText(locale, { en: labelEn, ar: labelAr }).text,
      ...(hint === "" ? {} : { hint }),
      ...(required ? { required } : { optional: true }),
    };
  };
}

/** The choices of a field in the reader's language. */
export function useOptions() {
  const locale = useLocale();
  return ({ options = [] }: Pick<FormField, "options">): { value: string; label: string }[] =>
    options.map(({ value, labelEn, labelAr }) => ({
      value,
      label: pickText(locale, { en: labelEn, ar: labelAr }).text,
    }));
}
