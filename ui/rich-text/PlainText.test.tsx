import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { splitLinks } from "./split-links.ts";
import { PlainText } from "./PlainText.tsx";

const html = (text: string) => renderToStaticMarkup(<PlainText text={text} />).replaceAll(/ class="[^"]*"/gu, "");
const links = (text: string) =>
  splitLinks(text).flatMap(({ text: shown, href }) => (href === null ? [] : [[shown, href]]));

describe("addresses in text", () => {
  test.each([
    ["see https://diwan.example/a.", "https://diwan.example/a", "https://diwan.example/a"],
    ["(https://diwan.example/a_(b))", "https://diwan.example/a_(b)", "https://diwan.example/a_(b)"],
    ["انظر www.diwan.example، شكرًا", "www.diwan.example", "https://www.diwan.example/"],
    ["إلى omar@diwan.example؟", "omar@diwan.example", "mailto:omar@diwan.example"],
    ["«https://diwan.example/x»", "https://diwan.example/x", "https://diwan.example/x"],
  ])("the text %j contains the address %j", (text, shown, href) => {
    expect(links(text)).toEqual([[shown, href]]);
  });

  test.each(["javascript:alert(1)", "file:///etc/passwd", "a.b", "12:30", "www.", "https://", "@omar"])(
    "the text %j contains no address",
    (text) => {
      expect(links(text)).toEqual([]);
    },
  );

  test("the pieces joined are the original text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aw.:/@()، https://www."), maxLength: 80 }), (text) => {
        expect(
          splitLinks(text)
            .map((stretch) => stretch.text)
            .join(""),
        ).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(["a@".repeat(50_000), "a.".repeat(50_000) + "@", `https://x${")".repeat(50_000)}`, "w".repeat(100_000)])(
    "a word too long for an address is scanned once, to find its end",
    (hostile) => {
      const look = vi.spyOn(RegExp.prototype, "exec");
      expect(splitLinks(hostile)).toEqual([{ text: hostile, href: null }]);
      const found = look.mock.results.filter(({ value }) => value !== null).length;
      const all = look.mock.calls.length;
      look.mockRestore();
      expect([found, all]).toEqual([1, 2]);
    },
  );
});

test("each line is kept with its own direction, and markup is escaped", () => {
  expect(html("one\r\n\r\nاثنان")).toBe('<div><p dir="auto">one</p><p></p><p dir="auto">اثنان</p></div>');
  expect(html("<b>x</b>")).toBe('<div><p dir="auto">&lt;b&gt;x&lt;/b&gt;</p></div>');
});
