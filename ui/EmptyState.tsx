import type { ReactNode } from "react";
import { StarMark } from "./StarMark.tsx";
import { StateMessage, type StateText } from "./StateMessage.tsx";

export interface EmptyStateProps extends StateText {
  action?: ReactNode;
  /** Omits the star if the page already shows one. */
  plain?: boolean;
}

/** Renders a message for an empty list with the next action; its text says the reason, or what will appear here. */
export function EmptyState({ action, plain = false, ...text }: EmptyStateProps) {
  return <StateMessage {...text} sign={plain ? null : <StarMark size={64} />} actions={action} />;
}
