import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { PlacedWidget } from "#modules/home/contract/schemas.ts";
import { presences } from "#modules/home/contract/widgets.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from "#ui/icons.ts";
import { Select } from "#ui/Select.tsx";
import styles from "./Arranging.module.css";

export interface ArrangingRowProps {
  widget: PlacedWidget;
  index: number;
  count: number;
  /** One further up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onPresence: (presence: PlacedWidget["presence"]) => void;
}

/** A widget with its place, what it is, and who has it. */
export function ArrangingRow({ widget: { name, presence }, index, count, onMove, onPresence }: ArrangingRowProps) {
  const t = useTranslations("homeAdmin");
  const formats = useFormats();
  const title = useTranslations("home.widgets")(name);
  return (
    <>
      <span className={styles.number}>
        <GripIcon className={styles.grip} size={18} aria-hidden="true" />
        {formats.number(index + 1)}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{title}</span>
        <span className={styles.about}>{t(`about.${name}`)}</span>
      </span>
      <span className={styles.presence}>
        <Select
          label={t("presence", { widget: title })}
          hideLabel
          options={presences.map((value) => ({ value, label: t(`presences.${value}`) }))}
          value={presence}
          onChange={({ target }) => onPresence(target.value as PlacedWidget["presence"])}
        />
      </span>
      <span className={styles.arrows}>
        <IconButton
          label={t("up", { widget: title })}
          icon={<ArrowUpIcon size={18} />}
          aria-disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t("down", { widget: title })}
          icon={<ArrowDownIcon size={18} />}
          aria-disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
      </span>
    </>
  );
}
