import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { RichText } from "./RichText.tsx";

const html = (document: unknown) => renderToStaticMarkup(<RichText document={document} />);
const doc = (...content: unknown[]) => ({ type: "doc", content });
const text = (value: string, ...marks: unknown[]) => ({ type: "text", text: value, marks });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
/** Returns the markup inside the outermost element, without class names, which depend on the build. */
const inner = (document: unknown) =>
  html(document)
    .replaceAll(/ class="[^"]*"/gu, "")
    .replace(/^<div>/u, "")
    .replace(/<\/div>$/u, "");

describe("content written by the editor", () => {
  test("only top-level blocks have an automatic direction", () => {
    const list = {
      type: "bulletList",
      content: [{ type: "listItem", content: [paragraph(text("بند"))] }],
    };
    expect(inner(doc(paragraph(text("Hello")), list))).toBe(
      '<p dir="auto">Hello</p><ul dir="auto"><li><p>بند</p></li></ul>',
    );
  });

  test("marks, headings, breaks, mentions and tables are rendered", () => {
    expect(inner(doc(paragraph(text("a", { type: "bold" }, { type: "underline" }))))).toBe(
      '<p dir="auto"><strong><u>a</u></strong></p>',
    );
    expect(inner(doc({ type: "heading", attrs: { level: 2 }, content: [text("h")] }))).toBe('<h3 dir="auto">h</h3>');
    expect(inner(doc({ type: "heading", attrs: { level: 3 }, content: [text("h")] }))).toBe('<h4 dir="auto">h</h4>');
    expect(inner(doc(paragraph(text("a"), { type: "hardBreak" }, text("b"))))).toBe('<p dir="auto">a<br/>b</p>');
    expect(inner(doc(paragraph({ type: "mention", attrs: { id: "7", label: "سارة" } })))).toBe(
      '<p dir="auto"><bdi>@سارة</bdi></p>',
    );
    const row = { type: "tableRow", content: [{ type: "tableCell", attrs: { colspan: 2 }, content: [text("x")] }] };
    expect(inner(doc({ type: "table", content: [row] }))).toContain('<td colSpan="2" rowSpan="1">x</td>');
  });

  test("pictures have their size, and mentions the current name and link", () => {
    const image = { url: "/api/files/5/large?key=1", smallUrl: "/api/files/5/small?key=1", width: 1200, height: 800 };
    const written = doc(
      { type: "image", attrs: { fileId: "5", alt: "The garden" } },
      { type: "image", attrs: { fileId: "6" } },
      paragraph({ type: "mention", attrs: { kind: "person", id: "7", label: "Old name" } }),
    );
    const out = renderToStaticMarkup(
      <RichText
        document={written}
        images={new Map([["5", image]])}
        mentions={
          new Map([["person 7", { name: "سارة", renderLink: (slot) => <a href="/directory/7">{slot.children}</a> }]])
        }
      />,
    );
    expect(out.match(/<img/gu)).toHaveLength(1);
    expect(out).toMatch(
      /<img[^>]* src="\/api\/files\/5\/large\?key=1"[^>]* width="1200" height="800" alt="The garden"/u,
    );
    expect(out).toMatch(/<a href="\/directory\/7"><bdi[^>]*>@سارة<\/bdi><\/a>/u);
  });

  test("Arabic emphasis is not italic", () => {
    expect(html(doc(paragraph(text("slanted", { type: "italic" }))))).toMatch(/<em class="[^"]*italic/u);
    expect(html(doc(paragraph(text("مهم", { type: "italic" }))))).toMatch(/<em class="[^"]*stressed/u);
  });

  test("links keep their address and pass neither opener nor referrer", () => {
    const link = text("here", { type: "link", attrs: { href: "https://diwan.example/a?b=1" } });
    expect(inner(doc(paragraph(link)))).toBe(
      '<p dir="auto"><a href="https://diwan.example/a?b=1" target="_blank" rel="noopener noreferrer nofollow ugc">here</a></p>',
    );
  });
});

describe("hostile content", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " \u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//evil.example",
    "/relative",
    "",
  ])("a link to %j is rendered as text only", (href) => {
    expect(inner(doc(paragraph(text("click", { type: "link", attrs: { href } }))))).toBe('<p dir="auto">click</p>');
  });

  test.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "//evil.example/x.png",
    "mailto:a@b.c",
  ])("a picture from %j is not rendered, nor one with a URL in the document", (src) => {
    const images = new Map([["1", { url: src, smallUrl: src, width: 1, height: 1 }]]);
    const drawn = (attrs: object) =>
      renderToStaticMarkup(<RichText document={doc({ type: "image", attrs })} images={images} />);
    expect(drawn({ fileId: "1" })).not.toContain("<img");
    expect(drawn({ src: "https://evil.example/x.png" })).not.toContain("<img");
  });

  test("markup in text is escaped", () => {
    const out = html(doc(paragraph(text('<img src=x onerror="alert(1)"><script>alert(1)</script>'))));
    expect(out).not.toContain("<img");
    expect(out).not.toContain("<script");
  });

  test("unknown nodes, unknown marks and prototype attributes are dropped", () => {
    expect(inner(doc({ type: "iframe", attrs: { src: "https://evil.example" } }, paragraph(text("ok"))))).toBe(
      '<p dir="auto">ok</p>',
    );
    expect(inner(doc(paragraph(text("ok", { type: "style", attrs: { style: "x" } }))))).toBe('<p dir="auto">ok</p>');
    expect(inner(doc(paragraph({ type: "mention", attrs: { constructor: "x" } })))).toBe('<p dir="auto"></p>');
  });

  test("ten thousand levels and a hundred thousand marks are cut off", () => {
    let deep: unknown = paragraph(text("bottom"));
    for (let level = 0; level < 10_000; level += 1) deep = { type: "blockquote", content: [deep] };
    expect(html(doc(deep, paragraph(text("after"))))).toContain("after");
    const marks = Array.from({ length: 100_000 }, () => ({ type: "bold" }));
    expect(html(doc(paragraph(text("heavy", ...marks))))).toContain("heavy");
  });

  test.each([null, undefined, 7, "doc", [], {}, { type: "paragraph" }, { type: "doc", content: "x" }])(
    "the invalid document %j renders as empty",
    (document) => {
      expect(html(document).replaceAll(/<\/?div[^>]*>/gu, "")).toBe("");
    },
  );

  test("no document throws or injects a handler, a script or a foreign scheme", () => {
    const kinds = [
      "doc",
      "paragraph",
      "text",
      "table",
      "tableRow",
      "tableCell",
      "image",
      "orderedList",
      "mention",
      "heading",
    ];
    const { node } = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.oneof(fc.constantFrom(...kinds), fc.anything()),
          text: fc.oneof(fc.string(), fc.anything()),
          attrs: fc.oneof(
            fc.dictionary(fc.constantFrom("href", "src", "level", "start", "colspan"), fc.anything()),
            fc.anything(),
          ),
          marks: fc.oneof(
            fc.array(fc.record({ type: fc.constantFrom("link", "bold"), attrs: fc.anything() })),
            fc.anything(),
          ),
          content: fc.oneof({ depthSize: "small" }, fc.array(tie("node"), { maxLength: 4 }), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), (content) => {
        const out = html({ type: "doc", content });
        expect(out).not.toMatch(/<script|<iframe|<[^>]*\son\w+=|href="(?!https?:|mailto:)/u);
      }),
      { numRuns: 500 },
    );
  });
});
