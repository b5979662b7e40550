import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { ChevronDownIcon } from "#ui/icons.ts";
import styles from "./LoadMore.module.css";
import { useNearEnd } from "./use-near-end.ts";

export interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  /** Why the last attempt failed. */
  error: unknown;
  onLoad: () => void;
}

/** The end of a list: goes on by itself when it comes into view, and by a button; says when there is no more. */
export function LoadMore({ hasMore, loading, error, onLoad }: LoadMoreProps) {
  const t = useTranslations("community.list");
  const problemText = useProblemText();
  const end = useRef<HTMLDivElement>(null);
  // After a failure only the button goes on: nobody wants to see the same failure again and again.
  useNearEnd(end, hasMore && !loading && error === null, onLoad);
  return (
    <div className={styles.end} ref={end}>
      {error !== null && (
        <p className={styles.problem} role="alert">
          {t("moreFailed")} {problemText(error)}
        </p>
      )}
      {hasMore ? (
        <Button
          variant="quiet"
          icon={<ChevronDownIcon size={20} />}
          loading={loading}
          loadingLabel={t("loadingMore")}
          onClick={onLoad}
        >
          {t("more")}
        </Button>
      ) : (
        <p className={styles.done}>{t("end")}</p>
      )}
    </div>
  );
}
