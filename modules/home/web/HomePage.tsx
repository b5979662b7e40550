import { Suspense, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Greeting } from "./components/Greeting.tsx";
import styles from "./HomePage.module.css";

export interface HomePageProps {
  /** Where one is expected, and the way to check in. First on a phone. */
  attendance: ReactNode;
  /** What waits for this person; mostly nothing. */
  waiting: ReactNode;
  /** The featured topics; may be nothing. */
  featured: ReactNode;
  /** The latest of the community. */
  latest: ReactNode;
  /** Beside them: where something is unread. */
  aside: ReactNode;
}

/** The first page: what is featured, what is new, and the ways on. */
export function HomePage({ attendance, waiting, featured, latest, aside }: HomePageProps) {
  const t = useTranslations("home");
  useDocumentTitle(t("title"));
  return (
    <>
      <Greeting />
      <div className={styles.columns}>
        <div className={styles.attendance}>
          <Suspense fallback={<div className={styles.attendanceToCome} />}>{attendance}</Suspense>
        </div>
        <div className={styles.waiting}>
          <Suspense>{waiting}</Suspense>
        </div>
        <div className={styles.main}>
          <Suspense fallback={<div className={styles.featuredToCome} />}>{featured}</Suspense>
          <Suspense fallback={<div className={styles.latestToCome} />}>{latest}</Suspense>
        </div>
        <div className={styles.aside}>
          <Suspense>{aside}</Suspense>
        </div>
      </div>
    </>
  );
}
