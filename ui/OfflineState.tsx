import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { IconTile } from "./IconTile.tsx";
import { OfflineIcon, RefreshIcon } from "./icons.ts";
import { StateMessage } from "./StateMessage.tsx";

export interface OfflineStateProps {
  title: string;
  headingLevel?: 1 | 2 | 3;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** The network is away: not an error, and it comes back. */
export function OfflineState({
  title,
  headingLevel = 2,
  children,
  retryLabel,
  onRetry,
  retrying = false,
}: OfflineStateProps) {
  return (
    <StateMessage
      role="status"
      sign={<IconTile tone="neutral" icon={<OfflineIcon />} />}
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
