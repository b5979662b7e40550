import { expect, test } from "vitest";
import { shortcutFor, acceptsText, type Shortcut } from "./shortcuts.ts";

const onPress = (): void => {};
const palette: Shortcut = { kind: "command", code: "KeyK", onPress };
const search: Shortcut = { kind: "single", code: "Slash", onPress };
const help: Shortcut = { kind: "single", code: "Slash", shift: true, onPress };
const home: Shortcut = { kind: "sequence", codes: ["KeyG", "KeyH"], onPress };
const all = [palette, search, help, home];

const key = (code: string, held: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {}) => ({
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test("a shortcut with Ctrl or ⌘ also works while the user types", () => {
  expect(shortcutFor(all, key("KeyK", { ctrlKey: true }), null, false)).toBe(palette);
  expect(shortcutFor(all, key("KeyK", { metaKey: true }), null, true)).toBe(palette);
  expect(shortcutFor(all, key("KeyK", { ctrlKey: true, shiftKey: true }), null, true)).toBeNull();
  expect(shortcutFor(all, key("KeyK"), null, true)).toBeNull();
});

test("single keys are distinguished by Shift, and are ignored when disabled or with another modifier", () => {
  expect(shortcutFor(all, key("Slash"), null, true)).toBe(search);
  expect(shortcutFor(all, key("Slash", { shiftKey: true }), null, true)).toBe(help);
  expect(shortcutFor(all, key("Slash"), null, false)).toBeNull();
  expect(shortcutFor(all, key("Slash", { ctrlKey: true }), null, true)).toBeNull();
  expect(shortcutFor(all, key("Slash", { altKey: true }), null, true)).toBeNull();
});

test("a two-key sequence matches only in order", () => {
  expect(shortcutFor(all, key("KeyH"), "KeyG", true)).toBe(home);
  expect(shortcutFor(all, key("KeyH"), null, true)).toBeNull();
  expect(shortcutFor(all, key("KeyH"), "KeyG", false)).toBeNull();
});

test("text fields accept letters, checkboxes, radio buttons, buttons and links do not", () => {
  const element = (tagName: string, type?: string, isContentEditable = false) =>
    acceptsText({ tagName, isContentEditable, ...(type === undefined ? {} : { type }) });
  expect(element("INPUT", "text")).toBe(true);
  expect(element("INPUT", "search")).toBe(true);
  expect(element("TEXTAREA", "textarea")).toBe(true);
  expect(element("SELECT", "select-one")).toBe(true);
  expect(element("DIV", undefined, true)).toBe(true);
  expect(element("INPUT", "checkbox")).toBe(false);
  expect(element("INPUT", "radio")).toBe(false);
  expect(element("BUTTON", "button")).toBe(false);
  expect(element("A")).toBe(false);
});
