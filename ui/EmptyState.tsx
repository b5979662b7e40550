import type { ReactNode } from "react";
import { StarMark } from "./StarMark.tsx";
import { StateMessage } from "./StateMessage.tsx";

export interface EmptyStateProps {
  title: string;
  headingLevel?: 1 | 2 | 3;
  /** The reason, or what will appear here. */
  children?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  /** Omits the star if the page already shows one. */
  plain?: boolean;
}

/** Renders a message for an empty list with the next action. */
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
