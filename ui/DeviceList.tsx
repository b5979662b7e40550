import type { ReactNode } from "react";
import styles from "./DeviceList.module.css";
import { DesktopIcon, PhoneIcon } from "./icons.ts";
import { IconTile } from "./IconTile.tsx";
import { rowClass, stackClass, textClass } from "./primitives.ts";

export const DeviceList = ({ children }: { children: ReactNode }) => (
  <ul className={stackClass(4, "list", "above-4")}>{children}</ul>
);

export interface DeviceRowProps {
  isPhone: boolean;
  name: string;
  /** Next to the name: "This device". */
  badges: ReactNode;
  /** Secondary line: time and place. */
  facts: ReactNode;
  /** Button that ends the session or subscription; below the text on a phone. */
  action?: ReactNode;
}

export function DeviceRow({ isPhone, name, badges, facts, action }: DeviceRowProps) {
  return (
    <li className={styles.row}>
      <IconTile tone="neutral" icon={isPhone ? <PhoneIcon /> : <DesktopIcon />} />
      <div className={styles.text}>
        <span className={rowClass([1, 2], "wrap", "align-center", "ink", "medium")}>
          <span>{name}</span>
          {badges}
        </span>
        <span className={textClass("sm", "muted", "anywhere")}>{facts}</span>
      </div>
      {action}
    </li>
  );
}
