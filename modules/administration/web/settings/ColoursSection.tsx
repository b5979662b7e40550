import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { accentContrast, minContrast, type Theme } from "#shared/accent.ts";
import { ColorField } from "#ui/ColorField.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { AccentSample } from "./AccentSample.tsx";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const valuesOf = ({ accentLight, accentDark }: Settings) => ({
  accentLight: accentLight ?? "",
  accentDark: accentDark ?? "",
});

const colourOf = (typed: string): string | null =>
  /^#[0-9a-f]{6}$/i.test(typed.trim()) ? typed.trim().toLowerCase() : null;

const check =
  (theme: Theme) =>
  (typed: string): true | string => {
    if (typed.trim() === "") return true;
    const colour = colourOf(typed);
    if (colour === null) return JSON.stringify({ key: "colour" });
    const ratio = accentContrast(theme, colour);
    return ratio >= minContrast || JSON.stringify({ key: "contrastLow", values: { ratio, min: minContrast } });
  };

const fields = [
  { name: "accentLight", theme: "light", fallbackColor: "#0b5d54" },
  { name: "accentDark", theme: "dark", fallbackColor: "#58c2ae" },
] as const;

export function ColoursSection(props: SectionProps) {
  const t = useTranslations("settings.colours");
  return (
    <SectionForm
      id="colours"
      valuesOf={valuesOf}
      changeOf={({ accentLight, accentDark }) => ({
        accentLight: accentLight.trim() || null,
        accentDark: accentDark.trim() || null,
      })}
      {...props}
    >
      {({ control, errorOf }) => (
        <>
          <p className={textClass("flush", "sm", "muted")}>{t("text")}</p>
          <div className={gridClass(16, [4, 5], "fill", "align-start")}>
            {fields.map(({ name, theme, fallbackColor }) => (
              <Controller
                key={name}
                control={control}
                name={name}
                rules={{ validate: check(theme) }}
                render={({ field }) => (
                  <div className={stackClass(5)}>
                    <ColorField
                      label={t(theme)}
                      optional
                      hint={t("hint")}
                      pickLabel={t(`pick.${theme}`)}
                      fallbackColor={fallbackColor}
                      placeholder={fallbackColor}
                      error={errorOf(name)}
                      value={field.value}
                      onChange={field.onChange}
                    />
                    <AccentSample theme={theme} accent={colourOf(field.value)} />
                  </div>
                )}
              />
            ))}
          </div>
        </>
      )}
    </SectionForm>
  );
}
