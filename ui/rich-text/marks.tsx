import type { ReactNode } from "react";
import { isRecord, textAttribute, type DocumentNode } from "./document.ts";
import styles from "./RichText.module.css";
import { safeLink } from "./safe-address.ts";

// More marks on a text than there are kinds can only be an attack.
const maxMarks = 12;

/** Links open in a new tab and pass neither opener nor referrer. */
export const externalLink = { target: "_blank", rel: "noopener noreferrer nofollow ugc" } as const;

function wrap(mark: Record<string, unknown>, content: ReactNode): ReactNode {
  switch (mark["type"]) {
    case "bold":
      return <strong>{content}</strong>;
    case "italic":
      return <em className={styles.italic}>{content}</em>;
    case "strike":
      return <s>{content}</s>;
    case "underline":
      return <u>{content}</u>;
    case "code":
      return (
        <code className={styles.code} dir="ltr">
          {content}
        </code>
      );
    case "link": {
      const href = safeLink(textAttribute(mark, "href"));
      return href === null ? (
        content
      ) : (
        <a href={href} {...externalLink}>
          {content}
        </a>
      );
    }
    default:
      return content;
  }
}

const arabic = /\p{Script=Arabic}/u;

/** Renders a text node with its marks; Arabic emphasis is heavier instead of italic. */
export function markedText(node: DocumentNode): ReactNode {
  if (typeof node.text !== "string") return null;
  const marks = Array.isArray(node.marks) ? node.marks.filter(isRecord).slice(0, maxMarks) : [];
  const isArabic = arabic.test(node.text);
  return marks.reduceRight<ReactNode>(
    (content, mark) =>
      mark["type"] === "italic" && isArabic ? <em className={styles.stressed}>{content}</em> : wrap(mark, content),
    node.text,
  );
}
