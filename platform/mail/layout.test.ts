import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { grounds } from "#shared/accent.ts";
import { htmlOfText, layOut } from "./layout.ts";
import { defaultAccent, type Letterhead } from "./letterhead.ts";

const letterhead: Letterhead = { organisation: "Northwind <& Co>", logo: null, accent: defaultAccent };

test("an address in a text becomes a link without the full stop after it", () => {
  expect(htmlOfText("See https://a.example/x?y=1, or <b>.\n\nhttps://b.example/")).toBe(
    '<p>See <a href="https://a.example/x?y=1" dir="ltr">https://a.example/x?y=1</a>, or &lt;b&gt;.</p>\n' +
      '<p><a href="https://b.example/" dir="ltr">https://b.example/</a></p>',
  );
});

test("without a logo the organisation's name is shown, once, as text", () => {
  const page = layOut("en", "Hello", "<p>Words</p>", letterhead);
  expect(page.match(/Northwind &lt;&amp; Co&gt;/g)).toHaveLength(1);
  expect(page).not.toContain("<img");
});

test("the direction is set where mail programs keep it: page, body and its content", () => {
  expect(layOut("ar", "أهلًا", "<p>كلام</p>", letterhead).match(/<(html|body|div|table) [^>]*dir="rtl"/g)).toHaveLength(4);
});

test("dark mode uses dark backgrounds and links, light mode the light ones", async () => {
  const [light = "", dark = ""] = layOut("en", "Hello", "", letterhead).split("@media (prefers-color-scheme: dark)");
  for (const [part, theme] of [
    [light, "light"],
    [dark, "dark"],
  ] as const) {
    expect(part).toContain(`a { color: ${defaultAccent[theme]}; }`);
    expect(part).toContain(`background-color: ${grounds[theme]["surface"]}`);
    expect(part).toContain(`background-color: ${grounds[theme]["paper"]}`);
  }
  const tokens = await readFile(new URL("../../ui/tokens.css", import.meta.url), "utf8");
  const [, ...actions] = /--color-action: light-dark\((#\w+), (#\w+)\);/.exec(tokens) ?? [];
  expect(actions).toEqual([defaultAccent.light, defaultAccent.dark]);
});
