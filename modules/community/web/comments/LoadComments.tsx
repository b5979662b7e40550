import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { textClass } from "#ui/primitives.ts";
import styles from "./Comments.module.css";

export interface LoadCommentsProps {
  loading: boolean;
  /** Error of the last attempt, or null. */
  error: unknown;
  onLoad: () => void;
  children: ReactNode;
}

export function LoadComments({ loading, error, onLoad, children }: LoadCommentsProps) {
  const t = useTranslations("community.comments");
  const problemText = useProblemText();
  return (
    <div className={styles.more}>
      <Button variant="quiet" size="sm" loading={loading} loadingLabel={t("loadingMore")} onClick={onLoad}>
        {children}
      </Button>
      {error !== null && (
        <p className={textClass("flush", "sm", "danger")} role="alert">
          {t("moreFailed")} {problemText(error)}
        </p>
      )}
    </div>
  );
}
