import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from "react";
import { Button } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import { ChevronDownIcon } from "./icons.ts";
import styles from "./MoreRows.module.css";
import { stackClass, textClass } from "./primitives.ts";

export interface MoreRowsProps {
  label: string;
  loadingLabel: string;
  hasMore: boolean;
  loading: boolean;
  /** The reason why the last attempt failed; null if it did not. */
  failure: string | null;
  onLoad: () => void;
  isAbove?: boolean;
  /** Loads automatically when near the viewport. */
  isEager?: boolean;
  /** Shown instead of the button if there are no more rows. */
  end?: ReactNode;
}

/** Renders the "load more" button above or below the rows of a paged list. */
export function MoreRows(props: MoreRowsProps) {
  const { label, loadingLabel, hasMore, loading, failure, onLoad, isAbove, isEager, end } = props;
  const edge = useRef<HTMLDivElement>(null);
  // After a failure only the button loads, so that the failure is not repeated in a loop.
  useNearEnd(edge, isEager === true && hasMore && !loading && failure === null, onLoad);
  if (!hasMore && end === undefined) return null;
  return (
    <div className={classNames(stackClass(2, "items-center"), styles.edge)} ref={edge}>
      {failure !== null && (
        <p className={textClass("flush", "sm", "danger", "text-center")} role="alert">
          {failure}
        </p>
      )}
      {hasMore ? (
        <Button
          variant="quiet"
          icon={<ChevronDownIcon size={20} className={isAbove === true ? styles.up : undefined} />}
          loading={loading}
          loadingLabel={loadingLabel}
          onClick={onLoad}
        >
          {label}
        </Button>
      ) : (
        <p className={classNames(textClass("flush", "sm", "muted", "text-center"), styles.done)}>{end}</p>
      )}
    </div>
  );
}

/** Calls `onNear` when the element is near the viewport, unless a load is running. */
function useNearEnd(end: RefObject<HTMLElement | null>, ready: boolean, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = end.current;
    if (!ready || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: "0px 0px 600px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, ready]);
}
