import { useDocumentTitle } from "#client/document-title.ts";
import { textClass } from "#ui/primitives.ts";
import styles from "./Entrance.module.css";

/** Also sets the title of the page. */
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
