import { Fragment, type ReactNode } from "react";
import { textClass } from "../primitives.ts";
import { childrenOf, isRecord, numberAttribute, textAttribute, type DocumentNode } from "./document.ts";
import type { RenderLink } from "../link.ts";
import { markedText } from "./marks.tsx";
import styles from "./RichText.module.css";
import { safePicture } from "./safe-address.ts";

// No editor nests deeper; React and the browser would run out of stack long before a hostile document ends.
const maxDepth = 24;

export interface RichTextImage {
  url: string;
  /** A smaller one, for phones. */
  smallUrl: string;
  width: number;
  height: number;
}

/** Current name and link of a mentioned person or department. */
export interface RichTextMention {
  name: string;
  renderLink?: RenderLink | undefined;
}

/** What a document refers to by id. */
interface Known {
  images: ReadonlyMap<string, RichTextImage>;
  /** By kind and id: `person 42`. */
  mentions: ReadonlyMap<string, RichTextMention>;
}

const nothing = new Map<string, never>();

interface Place {
  known: Known;
  depth: number;
  /** Only the outermost blocks find their direction by themselves: an inner `auto` would hide its text from them. */
  dir: "auto" | undefined;
}

const inside = (node: DocumentNode, depth: number, known: Known): ReactNode => {
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

/** A picture in the space it will take, so that nothing moves when it comes. */
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
  const content = () => inside(node, depth, known);
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
  /** A Tiptap document as stored; anything else draws nothing. */
  document: unknown;
  /** The pictures in it by the id of their file; one that is not here is not drawn. */
  images?: ReadonlyMap<string, RichTextImage> | undefined;
  /** Those named in it by kind and id (`person 42`), by their names of today; others keep the name they were given. */
  mentions?: ReadonlyMap<string, RichTextMention> | undefined;
}

/**
 * A stored document as elements, never as HTML: unknown nodes and marks are left out, addresses are checked, and
 * nothing in it can throw. Headings start at the third level, under the title of what is read.
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
