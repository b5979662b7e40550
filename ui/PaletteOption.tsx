import type { PaletteItem } from "./CommandPalette.tsx";
import styles from "./CommandPalette.module.css";

export interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  selected: boolean;
  /** The pointer came over it. */
  onPoint: () => void;
  onChoose: () => void;
}

/** One line of the palette's list. The keyboard stays in the box, which handles its keys. */
export function PaletteOption({ id, item, selected, onPoint, onChoose }: PaletteOptionProps) {
  const { sign, title, detail, note } = item;
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={styles.option}
      onPointerMove={selected ? undefined : onPoint}
      // The focus must not leave the box before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {sign !== undefined && <span className={styles.sign}>{sign}</span>}
      <span className={styles.text}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {detail !== undefined && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}
