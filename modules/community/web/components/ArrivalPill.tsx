import { useEffect, type ReactNode } from "react";
import { useAnnounce } from "#ui/Announcer.tsx";
import { classNames } from "#ui/class-names.ts";
import { rowClass } from "#ui/primitives.ts";
import styles from "./ArrivalPill.module.css";

const pill = classNames(rowClass(2, "inline", "align-center", "rigid", "touch", "sm", "medium", "nowrap"), styles.pill);

export interface ArrivalPillProps {
  /** Renders nothing if empty. */
  text: string;
  icon: ReactNode;
  onPress: () => void;
  /** Sticks to the end of the scroll container instead of its start. */
  atEnd?: boolean;
}

/** A floating button that shows and announces new content. */
export function ArrivalPill({ text, icon, onPress, atEnd = false }: ArrivalPillProps) {
  const announce = useAnnounce();
  useEffect(() => {
    if (text !== "") announce(text);
  }, [text, announce]);
  if (text === "") return null;
  return (
    <div className={classNames(rowClass(0, "justify-center"), styles.place, atEnd && styles.bottom)}>
      <button type="button" className={pill} onClick={onPress}>
        {icon}
        {text}
      </button>
    </div>
  );
}
