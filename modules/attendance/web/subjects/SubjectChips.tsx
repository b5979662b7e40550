import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { CloseIcon, UsersIcon } from "#ui/icons.ts";
import type { SubjectValue } from "./subject-value.ts";
import styles from "./SubjectPicker.module.css";

/** Chips that are drawn before somebody asks for all of them. */
const most = 24;

export interface SubjectChipsProps {
  value: SubjectValue;
  /** Takes one away: `user 7`, `role 2`. */
  onRemove: (key: string) => void;
}

/** The chosen roles with their people, then the chosen people; each is taken away by a press. */
export function SubjectChips({ value, onRemove }: SubjectChipsProps) {
  const t = useTranslations("attendancePlaces.subjects");
  const locale = useLocale();
  const formats = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  const all = [
    ...value.roles.map((role) => ({ key: `role ${role.id}`, name: nameIn(locale, role), people: role.people })),
    ...value.users.map((user) => ({ key: `user ${user.id}`, name: nameIn(locale, user), people: null })),
  ];
  if (all.length === 0) return null;
  const shown = isWhole ? all : all.slice(0, most);
  return (
    <ul className={styles.chips} aria-label={t("chosen")}>
      {shown.map(({ key, name, people }) => (
        <li key={key} className={people === null ? styles.chip : `${styles.chip} ${styles.role}`}>
          {people !== null && <UsersIcon size={16} />}
          <bdi className={styles.name}>{name}</bdi>
          {people !== null && (
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
      {shown.length < all.length && (
        <li>
          <Button size="sm" variant="quiet" onClick={() => setIsWhole(true)}>
            {t("more", { count: all.length - shown.length })}
          </Button>
        </li>
      )}
    </ul>
  );
}
