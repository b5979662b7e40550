import { useFailure } from "#client/use-failure.ts";
import { ErrorState } from "#ui/ErrorState.tsx";

export interface LoadFailureProps {
  error: unknown;
  /** What could not be loaded. */
  title: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Why something is not there, and another try. */
export function LoadFailure({ error, title, retrying, onRetry }: LoadFailureProps) {
  const failureOf = useFailure();
  return <ErrorState {...failureOf({ error, isFetching: retrying, refetch: onRetry })} title={title} />;
}
