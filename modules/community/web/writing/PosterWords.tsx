import { useTranslations } from "use-intl";
import { TextField } from "#ui/TextField.tsx";
import styles from "./PosterField.module.css";
import type { PosterForm } from "./topic-form.ts";

/** What the poster shows, said in each language. */
export function PosterWords({ poster, onChange }: { poster: PosterForm; onChange: (poster: PosterForm) => void }) {
  const t = useTranslations("writing.poster");
  return (
    <div className={styles.words}>
      <TextField
        label={t("altEn")}
        hint={t("altHint")}
        lang="en"
        dir="ltr"
        autoComplete="off"
        maxLength={300}
        value={poster.altEn}
        onChange={(event) => onChange({ ...poster, altEn: event.target.value })}
      />
      <TextField
        label={t("altAr")}
        lang="ar"
        dir="rtl"
        autoComplete="off"
        maxLength={300}
        value={poster.altAr}
        onChange={(event) => onChange({ ...poster, altAr: event.target.value })}
      />
    </div>
  );
}
