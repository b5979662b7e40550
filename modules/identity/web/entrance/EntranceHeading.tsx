import { useDocumentTitle } from "#client/document-title.ts";
import { textClass } from "#ui/primitives.ts";
import styles from "./Entrance.module.css";

/** The heading of a state of the entrance pages, which is also the page's title. */
export function EntranceHeading({ title, intro }: { title: string; intro: string }) {
  useDocumentTitle(title);
  return (
    <>
      <h1 className={styles.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={textClass("flush", "below-6", "muted")}>{intro}</p>
    </>
  );
}
