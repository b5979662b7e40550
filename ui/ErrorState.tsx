import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { IconTile } from "./IconTile.tsx";
import { OfflineIcon, RefreshIcon, WarningIcon } from "./icons.ts";
import { StateMessage } from "./StateMessage.tsx";

export interface ErrorStateProps {
  /** The network is down, which is temporary and not an error. */
  isOffline?: boolean;
  title: string;
  headingLevel?: 1 | 2 | 3;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** While a retry runs. */
  retrying?: boolean;
}

export function ErrorState({
  isOffline = false,
  title,
  headingLevel = 2,
  children,
  retryLabel,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <StateMessage
      role={isOffline ? "status" : "alert"}
      sign={<IconTile tone={isOffline ? "neutral" : "danger"} icon={isOffline ? <OfflineIcon /> : <WarningIcon />} />}
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
