import { useEffect, type ReactNode } from "react";
import { useAnnounce } from "#ui/Announcer.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./ArrivalPill.module.css";

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
    <div className={classNames(styles.place, atEnd && styles.bottom)}>
      <button type="button" className={styles.pill} onClick={onPress}>
        {icon}
        {text}
      </button>
    </div>
  );
}
