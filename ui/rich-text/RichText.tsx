import { Fragment, type ReactNode } from "react";
import { childrenOf, isRecord, numberAttribute, textAttribute, type DocumentNode } from "./document.ts";
import { markedText } from "./marks.tsx";
import styles from "./RichText.module.css";
import { safePicture } from "./safe-address.ts";

// No editor nests deeper; React and the browser would run out of stack long before a hostile document ends.
const deepest = 24;

interface Place {
  depth: number;
  /** Only the outermost blocks find their direction by themselves: an inner `auto` would hide its text from them. */
  dir: "auto" | undefined;
}

const inside = (node: DocumentNode, depth: number): ReactNode => {
  if (depth >= deepest) return null;
  return childrenOf(node).map((child, place) => (
    <Fragment key={place}>{drawn(child, { depth: depth + 1, dir: undefined })}</Fragment>
  ));
};

function cell(node: DocumentNode, Cell: "td" | "th", content: ReactNode): ReactNode {
  const columns = numberAttribute(node, "colspan", 1, 50);
  const rows = numberAttribute(node, "rowspan", 1, 50);
  return (
    <Cell colSpan={columns} rowSpan={rows}>
      {content}
    </Cell>
  );
}

function picture(node: DocumentNode): ReactNode {
  const source = safePicture(textAttribute(node, "src"));
  if (source === null) return null;
  return <img className={styles.picture} src={source} alt={textAttribute(node, "alt") ?? ""} loading="lazy" />;
}

function mention(node: DocumentNode): ReactNode {
  const label = textAttribute(node, "label") ?? textAttribute(node, "id");
  return label === null ? null : <bdi className={styles.mention}>@{label}</bdi>;
}

function drawn(node: DocumentNode, { depth, dir }: Place): ReactNode {
  const content = () => inside(node, depth);
  switch (node.type) {
    case "text":
      return markedText(node);
    case "hardBreak":
      return <br />;
    case "mention":
      return mention(node);
    case "image":
      return picture(node);
    case "horizontalRule":
      return <hr />;
    case "paragraph":
      return <p dir={dir}>{content()}</p>;
    case "heading":
      return numberAttribute(node, "level", 2, 3) === 3 ? (
        <h4 dir={dir}>{content()}</h4>
      ) : (
        <h3 dir={dir}>{content()}</h3>
      );
    case "bulletList":
      return <ul dir={dir}>{content()}</ul>;
    case "orderedList":
      return (
        <ol dir={dir} start={numberAttribute(node, "start", 1, 1_000_000)}>
          {content()}
        </ol>
      );
    case "listItem":
      return <li>{content()}</li>;
    case "blockquote":
      return <blockquote dir={dir}>{content()}</blockquote>;
    case "codeBlock":
      return (
        <pre dir="ltr" tabIndex={0}>
          <code>{content()}</code>
        </pre>
      );
    case "table":
      return (
        <div className={styles.tableFrame} dir={dir} tabIndex={0}>
          <table>
            <tbody>{content()}</tbody>
          </table>
        </div>
      );
    case "tableRow":
      return <tr>{content()}</tr>;
    case "tableHeader":
      return cell(node, "th", content());
    case "tableCell":
      return cell(node, "td", content());
    default:
      return null;
  }
}

export interface RichTextProps {
  /** A Tiptap document as stored; anything else draws nothing. */
  document: unknown;
}

/**
 * A stored document as elements, never as HTML: unknown nodes and marks are left out, addresses are checked, and
 * nothing in it can throw. Headings start at the third level, under the title of what is read.
 */
export function RichText({ document }: RichTextProps) {
  if (!isRecord(document) || document["type"] !== "doc") return null;
  return (
    <div className={styles.text}>
      {childrenOf(document).map((block, place) => (
        <Fragment key={place}>{drawn(block, { depth: 0, dir: "auto" })}</Fragment>
      ))}
    </div>
  );
}
