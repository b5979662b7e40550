import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import styles from "./Builder.module.css";

export interface ItemFrameProps {
  /** Empty while it has no name. */
  name: string;
  detail: ReactNode;
  place: number;
  count: number;
  /** Number of errors in it. */
  wrong: number;
  startsOpen: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** A field or step in its list: expandable, removable, moved by buttons or dragging. */
export function ItemFrame({
  name,
  detail,
  place,
  count,
  wrong,
  startsOpen,
  onMove,
  onRemove,
  children,
}: ItemFrameProps) {
  const t = useTranslations("servicesAdmin.items");
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [isOver, setIsOver] = useState(false);
  // Opens when new errors arrive, and can be closed again.
  const [known, setKnown] = useState(wrong);
  if (known !== wrong) {
    setKnown(wrong);
    if (wrong > known) setIsOpen(true);
  }
  const shown = name.trim() === "" ? t("nameless") : name;
  const values = { name: isolated(shown) };
  return (
    <li
      className={classNames(styles.item, isOver && styles.over)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("application/x-diwan-place")) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        const from = Number(event.dataTransfer.getData("application/x-diwan-place"));
        if (Number.isInteger(from) && from !== place) onMove(from, place);
      }}
    >
      <div
        className={classNames(rowClass([2, 4], "wrap", "align-center", "between"), styles.itemHead)}
        draggable
        onDragStart={(event) => event.dataTransfer.setData("application/x-diwan-place", String(place))}
      >
        <div className={rowClass([1, 3], "wrap", "align-baseline", "shrinks", "ink", "medium", "anywhere")}>
          <bdi>{shown}</bdi>
          <span className={textClass("flush", "xs", "muted")}>{detail}</span>
          {wrong > 0 && <Badge tone="danger">{t("wrong", { count: wrong })}</Badge>}
        </div>
        <div className={rowClass([1, 2], "inline", "wrap", "align-center")}>
          <IconButton
            size="sm"
            label={t("up", values)}
            icon={<ArrowUpIcon size={18} />}
            disabled={place === 0}
            onClick={() => onMove(place, place - 1)}
          />
          <IconButton
            size="sm"
            label={t("down", values)}
            icon={<ArrowDownIcon size={18} />}
            disabled={place === count - 1}
            onClick={() => onMove(place, place + 1)}
          />
          <IconButton size="sm" label={t("remove", values)} icon={<DeleteIcon size={18} />} onClick={onRemove} />
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? "closeOf" : "editOf", values)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? "close" : "edit")}
          </Button>
        </div>
      </div>
      {isOpen && <div className={styles.itemBody}>{children}</div>}
    </li>
  );
}
