import { useEffect, useRef } from "react";
import { createDeviceFlag } from "./device-flag.ts";

// Shortcuts are told by where the keys are, not by what they write: an Arabic layout writes ن where K is.

/** A key with Ctrl or ⌘, one alone, or two one after the other. `code` is the key's place: "KeyK", "Slash". */
export type Shortcut =
  | { kind: "command"; code: string; onPress: () => void }
  | { kind: "single"; code: string; shift?: boolean; onPress: () => void }
  | { kind: "sequence"; codes: readonly [string, string]; onPress: () => void };

const singleKeysOff = createDeviceFlag("singleKeys", "off");
/** How long the second key of two may take, in milliseconds. */
const patience = 1200;

/** Keys alone do something; some people's speech or hands press keys they do not mean, so it can be switched off. */
export const singleKeys = {
  areOn: (): boolean => !singleKeysOff.isSet(),
  set: (on: boolean): void => singleKeysOff.set(!on),
};

export const useSingleKeys = (): boolean => !singleKeysOff.useIsSet();

type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

type Focused = Pick<HTMLElement, "isContentEditable" | "tagName"> & { type?: string };

/** Which shortcut a key means after `before`, the code of the key pressed just now. */
export function shortcutFor<S extends Shortcut>(
  shortcuts: readonly S[],
  pressed: Pressed,
  before: string | null,
  alone: boolean,
): S | null {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey) return null;
  const matches = (shortcut: Shortcut): boolean => {
    if (shortcut.kind === "command") return ctrlKey !== metaKey && !shiftKey && shortcut.code === code;
    if (!alone || ctrlKey || metaKey) return false;
    if (shortcut.kind === "single") return shortcut.code === code && (shortcut.shift ?? false) === shiftKey;
    return !shiftKey && before === shortcut.codes[0] && code === shortcut.codes[1];
  };
  return shortcuts.find(matches) ?? null;
}

/** Whether letters do something in an element themselves. A box that is ticked takes none. */
export const takesLetters = ({ isContentEditable, tagName, type }: Focused): boolean =>
  isContentEditable || (/^(?:INPUT|TEXTAREA|SELECT)$/.test(tagName) && !/^(?:checkbox|radio)$/.test(type ?? ""));
/** In these, letters find an entry by its name. */
const finds = '[role="menu"], [role="listbox"], [role="tree"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (takesLetters(target) || target.closest(finds) !== null);

/** Answers keys as long as the component is there. Single keys rest while somebody types, or a dialog is open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let before: { code: string; at: number } | null = null;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isBusy = isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null;
      const alone = singleKeys.areOn() && !isBusy;
      const first = before !== null && event.timeStamp - before.at < patience ? before.code : null;
      before = alone ? { code: event.code, at: event.timeStamp } : null;
      const shortcut = shortcutFor(latest.current, event, first, alone);
      if (shortcut === null) return;
      event.preventDefault();
      before = null;
      shortcut.onPress();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** The key that goes with others on this machine, as it is written on it. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl");
