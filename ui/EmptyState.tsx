import type { ReactNode } from "react";
import { StarMark } from "./StarMark.tsx";
import { StateMessage } from "./StateMessage.tsx";

export interface EmptyStateProps {
  title: string;
  headingLevel?: 1 | 2 | 3;
  /** Why it is empty, or what will be here. */
  children?: ReactNode;
  /** The next thing to do. */
  action?: ReactNode;
  /** Without the star, where the screen shows it elsewhere. */
  plain?: boolean;
}

/** Nothing here, said kindly and with the next action. */
export function EmptyState({ title, headingLevel = 2, children, action, plain = false }: EmptyStateProps) {
  return (
    <StateMessage
      sign={plain ? null : <StarMark size={64} />}
      title={title}
      headingLevel={headingLevel}
      actions={action}
    >
      {children}
    </StateMessage>
  );
}
