import { Button } from "./Button.tsx";
import { IconTile } from "./IconTile.tsx";
import { OfflineIcon, RefreshIcon, WarningIcon } from "./icons.ts";
import { StateMessage, type StateText } from "./StateMessage.tsx";

export interface ErrorStateProps extends StateText {
  /** The network is down, which is temporary and not an error. */
  isOffline?: boolean;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
}

export function ErrorState({ isOffline = false, retryLabel, onRetry, retrying = false, ...text }: ErrorStateProps) {
  return (
    <StateMessage
      {...text}
      role={isOffline ? "status" : "alert"}
      sign={<IconTile tone={isOffline ? "neutral" : "danger"} icon={isOffline ? <OfflineIcon /> : <WarningIcon />} />}
      actions={
        <Button icon={<RefreshIcon size={20} />} loading={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
