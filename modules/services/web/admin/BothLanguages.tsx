import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { gridClass, textClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";

export interface BothLanguagesProps {
  label: string;
  en: string;
  ar: string;
  onChange: (language: "En" | "Ar", text: string) => void;
  most: number;
  optional?: boolean;
  /** Several lines. */
  rows?: number;
  /** What the server said about one of them. */
  errorOf: (language: "En" | "Ar") => string | undefined;
}

/** A text in both languages side by side, the reader's own first; one that is missing is marked. */
export function BothLanguages({ label, en, ar, onChange, most, optional = false, rows, errorOf }: BothLanguagesProps) {
  const t = useTranslations("servicesAdmin.fields");
  const languages = useLocale() === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
  const texts = { En: en, Ar: ar };
  // Before anything is written, nothing is missing yet.
  const isBegun = en.trim() !== "" || ar.trim() !== "";
  return (
    <div className={gridClass(16, [4, 5], "align-start", "shrinks")}>
      {languages.map((language) => {
        const value = texts[language];
        const common = {
          label: t(`in${language}`, { label }),
          lang: language === "Ar" ? "ar" : "en",
          dir: language === "Ar" ? "rtl" : "ltr",
          autoComplete: "off",
          maxLength: most,
          value,
          ...(optional ? { optional: true } : { required: true }),
          ...(isBegun && value.trim() === ""
            ? { hint: <span className={textClass("saffron")}>{t("missing")}</span> }
            : {}),
          error: errorOf(language),
          onChange: ({ target }: { target: { value: string } }) => onChange(language, target.value),
        };
        return rows === undefined ? (
          <TextField key={language} {...common} />
        ) : (
          <TextArea key={language} minRows={rows} {...common} />
        );
      })}
    </div>
  );
}
