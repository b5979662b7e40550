import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { directionOf, otherLocale } from "#shared/locale.ts";
import { gridClass, textClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";

const endings = { en: "En", ar: "Ar" } as const;
type NameOf<Field extends string> = `${Field}${"En" | "Ar"}`;

export interface BothLanguagesProps<Field extends string> {
  /** `name` for the texts `nameEn` and `nameAr`. */
  field: Field;
  texts: Readonly<Partial<Record<NameOf<Field>, string | undefined>>>;
  label: string;
  onChange: (name: NameOf<Field>, text: string) => void;
  maxLength: number;
  optional?: boolean;
  /** Number of lines; without it, a single-line field. */
  rows?: number;
  /** Server error of one of the two texts. */
  errorOf: (name: NameOf<Field>) => string | undefined;
}

/** Edits a text in both languages side by side, the reader's language first; a missing one is marked. */
export function BothLanguages<const Field extends string>(props: BothLanguagesProps<Field>) {
  const { field, label, onChange, maxLength, optional = false, rows, errorOf } = props;
  const t = useTranslations("servicesAdmin.fields");
  const locale = useLocale();
  const texts: Partial<Record<string, string>> = props.texts;
  // Nothing is missing before the first text is entered.
  const isBegun = Object.values(endings).some((ending) => (texts[`${field}${ending}`] ?? "").trim() !== "");
  return (
    <div className={gridClass(16, [4, 5], "align-start", "shrinks")}>
      {[locale, otherLocale(locale)].map((language) => {
        const name = `${field}${endings[language]}` as const;
        const value = texts[name] ?? "";
        const common = {
          label: t(`in${endings[language]}`, { label }),
          lang: language,
          dir: directionOf(language),
          autoComplete: "off",
          maxLength,
          value,
          ...(optional ? { optional } : { required: true }),
          ...(isBegun && value.trim() === ""
            ? { hint: <span className={textClass("saffron")}>{t("missing")}</span> }
            : {}),
          error: errorOf(name),
          onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
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
