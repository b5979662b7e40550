import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CloseIcon, UsersIcon } from "#ui/icons.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import styles from "./ChosenChips.module.css";

/** Maximum chips shown until the user expands the list. */
const maxCollapsed = 24;

export interface ChosenChip {
  key: string;
  name: string;
  /** Number of members, for a role. */
  people?: number;
}

/** Renders the choices of a multiple picker as chips; a press removes one. */
export function ChosenChips({ chips, onRemove }: { chips: readonly ChosenChip[]; onRemove: (key: string) => void }) {
  const t = useTranslations("kit.picker");
  const formats = useFormats();
  const [isExpanded, setIsExpanded] = useState(false);
  if (chips.length === 0) return null;
  const shown = isExpanded ? chips : chips.slice(0, maxCollapsed);
  return (
    <ul className={classNames(boxClass("list"), styles.chips)} aria-label={t("chosen")}>
      {shown.map(({ key, name, people }) => (
        <li
          key={key}
          className={classNames(
            rowClass(1, "inline", "align-center", "shrinks", "xs", "medium", people === undefined ? "ink" : "action"),
            styles.chip,
            people !== undefined && styles.role,
          )}
        >
          {people !== undefined && <UsersIcon size={16} />}
          <bdi className={textClass("anywhere")}>{name}</bdi>
          {people !== undefined && (
            <span className={textClass("normal")}>
              <span aria-hidden="true">{formats.number(people)}</span>
              <VisuallyHidden>{t("peopleCount", { count: people })}</VisuallyHidden>
            </span>
          )}
          <button
            type="button"
            className={classNames(boxClass("touch"), styles.remove)}
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
          <Button size="sm" variant="quiet" onClick={() => setIsExpanded(true)}>
            {t("more", { count: chips.length - shown.length })}
          </Button>
        </li>
      )}
    </ul>
  );
}
