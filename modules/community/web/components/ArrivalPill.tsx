import { useEffect, type ReactNode } from "react";
import { useAnnounce } from "#ui/Announcer.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./ArrivalPill.module.css";

export interface ArrivalPillProps {
  /** Nothing is drawn while it is empty. */
  text: string;
  icon: ReactNode;
  onPress: () => void;
  /** Keeps to the end of what scrolls instead of its beginning. */
  atEnd?: boolean;
}

/** Floats over what is being read and says that there is something new; also to those who only hear. */
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
