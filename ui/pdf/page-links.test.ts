import { expect, test } from "vitest";
import { linksAmong, type PageMark } from "./page-links.ts";

/** A page of 200 by 400 points, upright: what is written from below is shown from above. */
const upright = { width: 200, height: 400, convertToViewportPoint: (x: number, y: number) => [x, 400 - y] };
/** The same page turned by a quarter. */
const turned = { width: 400, height: 200, convertToViewportPoint: (x: number, y: number) => [y, x] };

const mark = (given: Partial<PageMark>): PageMark => ({
  id: "1",
  subtype: "Link",
  rect: [20, 300, 120, 340],
  url: "https://example.org/a",
  ...given,
});

test("a link lies where its words are drawn, however the page is turned", () => {
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

test("only pages of the web, mail and the document itself are led to", () => {
  const targets = (given: Partial<PageMark>) => linksAmong([mark(given)], upright).map(({ target }) => target);
  expect(targets({ url: "mailto:hr@diwan.example" })).toEqual([{ address: "mailto:hr@diwan.example" }]);
  for (const url of ["javascript:alert(1)", "file:///etc/passwd", "ftp://example.org/", "data:text/html,x", "/here"])
    expect(targets({ url }), url).toEqual([]);
  const { url: _, ...within } = mark({ dest: "chapter" });
  expect(linksAmong([within], upright)[0]?.target).toEqual({ destination: "chapter" });
  expect(targets({ subtype: "Widget" })).toEqual([]);
  expect(targets({ rect: null })).toEqual([]);
  expect(targets({ rect: [0, 0, 0, 0] })).toEqual([]);
  // An address that is not followed is no way round to a page either.
  expect(targets({ url: "javascript:alert(1)", dest: "chapter" })).toEqual([]);
});

test("a link is called what it says, and nothing rather than letters turned round", () => {
  const called = (given: Partial<PageMark>) => linksAmong([mark(given)], upright)[0]?.text;
  expect(called({ overlaidText: " Our  web\nsite " })).toBe("Our web site");
  expect(called({ overlaidText: "انعقوم" })).toBe("");
  expect(called({ overlaidText: "انعقوم", contentsObj: { str: "موقعنا" } })).toBe("موقعنا");
});
