import { splitLinks } from "./split-links.ts";
import { externalLink } from "./marks.tsx";
import styles from "./PlainText.module.css";

export interface PlainTextProps {
  text: string;
}

/** Renders typed text: lines are kept, each with its own direction, and addresses become links. */
export function PlainText({ text }: PlainTextProps) {
  const lines = text.replaceAll(/\r\n?/gu, "\n").split("\n");
  return (
    <div className={styles.text}>
      {lines.map((line, place) =>
        line.trim() === "" ? (
          <p key={place} className={styles.gap} />
        ) : (
          <p key={place} dir="auto" className={styles.line}>
            {splitLinks(line).map((segment, part) =>
              segment.href === null ? (
                segment.text
              ) : (
                <a key={part} href={segment.href} dir="ltr" {...externalLink}>
                  {segment.text}
                </a>
              ),
            )}
          </p>
        ),
      )}
    </div>
  );
}
