import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Button } from "#ui/Button.tsx";
import { CloseIcon, UsersIcon } from "#ui/icons.ts";
import styles from "./ChosenChips.module.css";

/** Chips that are drawn before somebody asks for all of them. */
const most = 24;

export interface ChosenChip {
  key: string;
  name: string;
  /** Of a role: how many hold it. */
  people?: number;
}

export interface ChosenChipsProps {
  chips: readonly ChosenChip[];
  onRemove: (key: string) => void;
}

/** What is chosen in a box for several, each to be taken away by a press; roles with how many people they are. */
export function ChosenChips({ chips, onRemove }: ChosenChipsProps) {
  const t = useTranslations("attendancePlaces.subjects");
  const formats = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  if (chips.length === 0) return null;
  const shown = isWhole ? chips : chips.slice(0, most);
  return (
    <ul className={styles.chips} aria-label={t("chosen")}>
      {shown.map(({ key, name, people }) => (
        <li key={key} className={people === undefined ? styles.chip : `${styles.chip} ${styles.role}`}>
          {people !== undefined && <UsersIcon size={16} />}
          <bdi className={styles.name}>{name}</bdi>
          {people !== undefined && (
            <span className={styles.people}>
              <span aria-hidden="true">{formats.number(people)}</span>
              <span className={styles.spoken}>{t("people", { count: people })}</span>
            </span>
          )}
          <button
            type="button"
            className={styles.remove}
            aria-label={t("remove", { name: isolated(name) })}
            title={t("remove", { name: isolated(name) })}
            onClick={() => onRemove(key)}
          >
            <CloseIcon size={14} />
          </button>
        </li>
      ))}
      {shown.length < chips.length && (
        <li>
          <Button size="sm" variant="quiet" onClick={() => setIsWhole(true)}>
            {t("more", { count: chips.length - shown.length })}
          </Button>
        </li>
      )}
    </ul>
  );
}
