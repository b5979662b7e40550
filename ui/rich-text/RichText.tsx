import { Fragment, type ReactNode } from "react";
import { textClass } from "../primitives.ts";
import { childrenOf, isRecord, numberAttribute, textAttribute, type DocumentNode } from "./document.ts";
import type { RenderLink } from "../link.ts";
import { markedText } from "./marks.tsx";
import styles from "./RichText.module.css";
import { safePicture } from "./safe-address.ts";

// The editor does not nest deeper; a hostile document would overflow the stack of React or the browser.
const maxDepth = 24;

export interface RichTextImage {
  url: string;
  /** A smaller version for phones. */
  smallUrl: string;
  width: number;
  height: number;
}

/** Current name and link of a mentioned person or department. */
export interface RichTextMention {
  name: string;
  renderLink?: RenderLink | undefined;
}

/** Objects that a document refers to by id. */
interface Known {
  images: ReadonlyMap<string, RichTextImage>;
  /** By kind and id: `person 42`. */
  mentions: ReadonlyMap<string, RichTextMention>;
}

const nothing = new Map<string, never>();

interface Place {
  known: Known;
  depth: number;
  /** Only the outermost blocks get `auto`: an inner `auto` would hide its text from the outer block. */
  dir: "auto" | undefined;
}

const renderChildren = (node: DocumentNode, depth: number, known: Known): ReactNode => {
  if (depth >= maxDepth) return null;
  return childrenOf(node).map((child, place) => (
    <Fragment key={place}>{drawn(child, { known, depth: depth + 1, dir: undefined })}</Fragment>
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

/** Renders a picture with its size reserved, to avoid a layout shift. */
function picture(node: DocumentNode, known: Known): ReactNode {
  const image = known.images.get(textAttribute(node, "fileId") ?? "");
  const [url, smallUrl] = [safePicture(image?.url ?? null), safePicture(image?.smallUrl ?? null)];
  if (image === undefined || url === null) return null;
  return (
    <img
      className={styles.picture}
      src={url}
      srcSet={
        smallUrl === null || smallUrl === url ? undefined : `${smallUrl} 480w, ${url} ${Math.min(image.width, 1600)}w`
      }
      sizes="(width < 768px) 100vw, 40rem"
      width={image.width}
      height={image.height}
      alt={textAttribute(node, "alt") ?? ""}
      loading="lazy"
      decoding="async"
    />
  );
}

function mention(node: DocumentNode, known: Known): ReactNode {
  const id = textAttribute(node, "id");
  const current = known.mentions.get(`${textAttribute(node, "kind") ?? "person"} ${id}`);
  const label = current?.name ?? textAttribute(node, "label") ?? id;
  if (label === null) return null;
  const name = <bdi className={textClass("action", "medium")}>@{label}</bdi>;
  return current?.renderLink ? current.renderLink({ className: styles.mentionLink ?? "", children: name }) : name;
}

function drawn(node: DocumentNode, { known, depth, dir }: Place): ReactNode {
  const content = () => renderChildren(node, depth, known);
  switch (node.type) {
    case "text":
      return markedText(node);
    case "hardBreak":
      return <br />;
    case "mention":
      return mention(node, known);
    case "image":
      return picture(node, known);
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
  /** A stored Tiptap document; anything else renders as empty. */
  document: unknown;
  /** The document's pictures by file id; a picture that is missing here is not rendered. */
  images?: ReadonlyMap<string, RichTextImage> | undefined;
  /** Current names and links of mentions by kind and id (`person 42`); others keep the stored name. */
  mentions?: ReadonlyMap<string, RichTextMention> | undefined;
}

/**
 * Renders a stored document as elements, never as HTML: unknown nodes and marks are dropped, addresses are checked, and
 * invalid content does not throw. Headings start at the third level, below the title.
 */
export function RichText({ document, images = nothing, mentions = nothing }: RichTextProps) {
  if (!isRecord(document) || document["type"] !== "doc") return null;
  const known = { images, mentions };
  return (
    <div className={styles.text}>
      {childrenOf(document).map((block, place) => (
        <Fragment key={place}>{drawn(block, { known, depth: 0, dir: "auto" })}</Fragment>
      ))}
    </div>
  );
}
