import { describe, expect, test } from "vitest";
import { imageFiles, isBlank, isPlain, mentionsIn, withLabels } from "./content-references.ts";
import { cleanContent, contentText, excerptOf, type Content } from "./content.ts";

test("an excerpt never ends in half a character", () => {
  const excerpt = excerptOf(`a${"😀".repeat(200)}`);
  expect(excerpt.isWellFormed()).toBe(true);
  expect(excerpt).toBe(`a${"😀".repeat(119)}…`);
});

test("an excerpt is one line, whole if it is short, else cut at a word without its comma", () => {
  expect(excerptOf("One\n two\t three ")).toBe("One two three");
  expect(excerptOf(`${"word ".repeat(5)}last, wordlonger`, 32)).toBe(`${"word ".repeat(5)}last…`);
});

const doc = (...content: unknown[]) => ({ type: "doc", content });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const text = (words: string) => ({ type: "text", text: words });
const image = (attrs: unknown) => ({ type: "image", attrs });
const mention = (attrs: unknown) => ({ type: "mention", attrs });
const omar = { kind: "person", id: "7", label: "Omar" };

describe("a document is refused", () => {
  test.each([
    ["a picture without a file", doc(image({}))],
    ["a picture by its address", doc(image({ src: "https://elsewhere.example/a.png" }))],
    ["a file of no number", doc(image({ fileId: "7; drop table file" }))],
    ["a file before all others", doc(image({ fileId: 0 }))],
    ["a file beyond all numbers", doc(image({ fileId: "9".repeat(19) }))],
    ["a file that is a list", doc(image({ fileId: ["7"] }))],
    ["a description that is none", doc(image({ fileId: "7", alt: { toString: "x" } }))],
    ["a description without end", doc(image({ fileId: "7", alt: "x".repeat(301) }))],
    ["a picture with something inside", doc({ ...image({ fileId: "7" }), content: [paragraph()] })],
    ["a picture within a line", doc(paragraph(image({ fileId: "7" })))],
    ["too many pictures", doc(...Array.from({ length: 41 }, () => image({ fileId: "7" })))],
    ["a mention outside of a line", doc(mention(omar))],
    ["a mention of a role", doc(paragraph(mention({ ...omar, kind: "role" })))],
    ["a mention of nobody", doc(paragraph(mention({ ...omar, id: "" })))],
    ["a mention of a negative", doc(paragraph(mention({ ...omar, id: -7 })))],
    ["a mention without a name", doc(paragraph(mention({ ...omar, label: "\u200b" })))],
    ["a mention with something inside", doc(paragraph({ ...mention(omar), content: [text("x")] }))],
    ["a mention in code", doc({ type: "codeBlock", content: [mention(omar)] })],
    ["a table without rows", doc({ type: "table" })],
    ["a row without cells", doc({ type: "table", content: [{ type: "tableRow", content: [] }] })],
    [
      "a cell without a paragraph",
      doc({ type: "table", content: [{ type: "tableRow", content: [{ type: "tableCell" }] }] }),
    ],
    [
      "a table in a table",
      doc(table({ type: "tableCell", content: [table({ type: "tableCell", content: [paragraph()] })] })),
    ],
    ["words right in a cell", doc(table({ type: "tableCell", content: [text("x")] }))],
    ["an empty list", doc({ type: "bulletList", content: [] })],
  ])("%s", (_why, value) => {
    expect(cleanContent(value)).toBeNull();
  });

  test.each([
    ["a heading", { type: "heading", attrs: { level: 2 }, content: [text("x")] }],
    ["a picture", image({ fileId: "7" })],
    ["a table", table({ type: "tableCell", content: [paragraph()] })],
    ["a list", { type: "bulletList", content: [{ type: "listItem", content: [paragraph()] }] }],
  ])("as a comment: %s", (_why, node) => {
    expect(cleanContent(doc(node))).not.toBeNull();
    expect(cleanContent(doc(node), "comment")).toBeNull();
  });
});

function table(...cells: unknown[]) {
  return { type: "table", content: [{ type: "tableRow", content: cells }] };
}

test("only known attributes of pictures, mentions and cells are kept", () => {
  const given = doc(
    image({ fileId: 12, alt: " The new\n hall ", src: "javascript:alert(1)", onerror: "x", width: "9e9" }),
    paragraph({
      ...mention({ kind: "department", id: 3, label: " Legal\taffairs ", href: "x" }),
      marks: [{ type: "bold" }],
    }),
    table({ type: "tableCell", attrs: { colspan: 1e9, style: "position:fixed" }, content: [paragraph(text("x"))] }),
  );
  expect(cleanContent(given)).toEqual(
    doc(
      image({ fileId: "12", alt: "The new hall" }),
      paragraph(mention({ kind: "department", id: "3", label: "Legal affairs" })),
      table({ type: "tableCell", content: [paragraph(text("x"))] }),
    ),
  );
});

test("the text of a document contains mentioned names and descriptions of pictures", () => {
  const content = clean(
    doc(
      paragraph(text("Ask "), mention(omar), text(".")),
      image({ fileId: "7", alt: "The hall" }),
      image({ fileId: "8" }),
    ),
  );
  expect(contentText(content)).toBe("Ask @Omar.\nThe hall");
});

test("the references of a document are found once each, at any depth", () => {
  const cell = { type: "tableCell", content: [image({ fileId: "9" }), paragraph(mention(omar))] };
  const legal = { kind: "department", id: "7", label: "Legal" };
  const content = clean(
    doc(image({ fileId: "8" }), paragraph(mention(omar), mention(legal)), table(cell), image({ fileId: "8" })),
  );
  expect(imageFiles(content)).toEqual(["8", "9"]);
  expect(mentionsIn(content)).toEqual([
    { kind: "person", id: "7" },
    { kind: "department", id: "7" },
  ]);
  const renamed = withLabels(content, ({ kind }, given) => (kind === "person" ? "Omar Al-Harbi" : given));
  expect(contentText(renamed)).toBe("@Omar Al-Harbi@Legal\n@Omar Al-Harbi");
});

test("a document is blank without words and pictures, and plain if it has only words", () => {
  const blank = clean(doc(paragraph(text(" \u200b\u200f")), paragraph()));
  const picture = clean(doc(image({ fileId: "7" })));
  const words = clean(doc(paragraph(text("One"), { type: "hardBreak" }, text("two")), paragraph()));
  const bold = clean(doc(paragraph({ ...text("One"), marks: [{ type: "bold" }] })));
  expect([blank, picture, words, bold].map(isBlank)).toEqual([true, false, false, false]);
  expect([picture, words, bold, clean(doc(paragraph(mention(omar))))].map(isPlain)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

function clean(value: unknown): Content {
  const content = cleanContent(value);
  if (content === null) throw new Error("The document is refused.");
  return content;
}
