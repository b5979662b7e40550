import { expect, test } from "vitest";
import { linksAmong, type PageMark } from "./page-links.ts";

/** An upright page of 200 by 400 points: PDF measures y from the bottom, the view from the top. */
const upright = { width: 200, height: 400, convertToViewportPoint: (x: number, y: number) => [x, 400 - y] };
/** The same page rotated by 90 degrees. */
const turned = { width: 400, height: 200, convertToViewportPoint: (x: number, y: number) => [y, x] };

const mark = (given: Partial<PageMark>): PageMark => ({
  id: "1",
  subtype: "Link",
  rect: [20, 300, 120, 340],
  url: "https://example.org/a",
  ...given,
});

test("a link is placed on its text, whatever the rotation of the page", () => {
  expect(linksAmong([mark({})], upright)).toEqual([
    {
      id: "1",
      text: "",
      place: { left: 0.1, top: 0.15, width: 0.5, height: 0.1 },
      target: { address: "https://example.org/a" },
    },
  ]);
  expect(linksAmong([mark({})], turned)[0]?.place).toEqual({ left: 0.75, top: 0.1, width: 0.1, height: 0.5 });
});

test("only links to the web, mail and the document itself are kept", () => {
  const targets = (given: Partial<PageMark>) => linksAmong([mark(given)], upright).map(({ target }) => target);
  expect(targets({ url: "mailto:hr@diwan.example" })).toEqual([{ address: "mailto:hr@diwan.example" }]);
  for (const url of ["javascript:alert(1)", "file:///etc/passwd", "ftp://example.org/", "data:text/html,x", "/here"])
    expect(targets({ url }), url).toEqual([]);
  const { url: _, ...within } = mark({ dest: "chapter" });
  expect(linksAmong([within], upright)[0]?.target).toEqual({ destination: "chapter" });
  expect(targets({ subtype: "Widget" })).toEqual([]);
  expect(targets({ rect: null })).toEqual([]);
  expect(targets({ rect: [0, 0, 0, 0] })).toEqual([]);
  // A refused address does not fall back to a page.
  expect(targets({ url: "javascript:alert(1)", dest: "chapter" })).toEqual([]);
});

test("a link is named by its text, and has no name rather than reversed letters", () => {
  const called = (given: Partial<PageMark>) => linksAmong([mark(given)], upright)[0]?.text;
  expect(called({ overlaidText: " Our  web\nsite " })).toBe("Our web site");
  expect(called({ overlaidText: "انعقوم" })).toBe("");
  expect(called({ overlaidText: "انعقوم", contentsObj: { str: "موقعنا" } })).toBe("موقعنا");
});
