import { linked } from "./linked.ts";
import { outward } from "./marks.tsx";
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
            {linked(line).map((stretch, part) =>
              stretch.href === null ? (
                stretch.text
              ) : (
                <a key={part} href={stretch.href} dir="ltr" {...outward}>
                  {stretch.text}
                </a>
              ),
            )}
          </p>
        ),
      )}
    </div>
  );
}
