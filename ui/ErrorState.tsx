import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { IconTile } from "./IconTile.tsx";
import { RefreshIcon, WarningIcon } from "./icons.ts";
import { StateMessage } from "./StateMessage.tsx";

export interface ErrorStateProps {
  title: string;
  headingLevel?: 1 | 2 | 3;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** While the new attempt runs. */
  retrying?: boolean;
}

/** Something could not be loaded, with another try. */
export function ErrorState({
  title,
  headingLevel = 2,
  children,
  retryLabel,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <StateMessage
      role="alert"
      sign={<IconTile tone="danger" icon={<WarningIcon />} />}
      title={title}
      headingLevel={headingLevel}
      actions={
        <Button icon={<RefreshIcon size={20} />} loading={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </StateMessage>
  );
}
