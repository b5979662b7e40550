import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./StateMessage.module.css";
import { rowClass, stackClass, textClass } from "./primitives.ts";

export interface StateText {
  title: string;
  headingLevel?: 1 | 2 | 3 | undefined;
  children?: ReactNode;
}

export interface StateMessageProps extends StateText {
  /** Null for text alone. */
  sign: ReactNode;
  actions?: ReactNode;
  /** `alert` for an error that just occurred. */
  role?: "alert" | "status";
}

export function StateMessage({ sign, title, headingLevel = 2, children, actions, role }: StateMessageProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(stackClass(2, "items-center", "content-start", "text-center"), styles.state)}
      role={role}
    >
      {sign !== null && (
        <div className={classNames(stackClass(0, "items-center", "below-2", "muted"), styles.sign)}>{sign}</div>
      )}
      <Heading className={classNames(textClass("flush", "lg", "tight"), styles.title)}>{title}</Heading>
      {children !== undefined && <div className={classNames(textClass("muted"), styles.text)}>{children}</div>}
      {Boolean(actions) && <div className={rowClass(2, "wrap", "justify-center", "above-4")}>{actions}</div>}
    </div>
  );
}
