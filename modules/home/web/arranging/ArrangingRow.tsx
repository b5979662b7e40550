import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { PlacedWidget } from "#modules/home/contract/schemas.ts";
import { presences } from "#modules/home/contract/widgets.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from "#ui/icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import styles from "./Arranging.module.css";

export interface ArrangingRowProps {
  widget: PlacedWidget;
  index: number;
  count: number;
  /** Moves it up (-1) or down (1) by one. */
  onMove: (by: -1 | 1) => void;
  onPresence: (presence: PlacedWidget["presence"]) => void;
}

export function ArrangingRow({ widget: { name, presence }, index, count, onMove, onPresence }: ArrangingRowProps) {
  const t = useTranslations("homeAdmin");
  const formats = useFormats();
  const title = useTranslations("home.widgets")(name);
  return (
    <>
      <span className={rowClass(1, "align-center", "muted", "bold")}>
        <GripIcon className={boxClass("rigid")} size={18} aria-hidden="true" />
        {formats.number(index + 1)}
      </span>
      <span className={stackClass(0, "shrinks")}>
        <span className={styles.name}>{title}</span>
        <span className={textClass("xs", "muted")}>{t(`about.${name}`)}</span>
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
      <span className={rowClass(1)}>
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
