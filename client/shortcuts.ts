import { useEffect, useEffectEvent } from "react";
import { createDeviceFlag } from "./device-flag.ts";

// Shortcuts go by the place of a key and not by its letter: an Arabic layout writes ن where K is.

/** A key with Ctrl or ⌘, one alone, or two one after the other. `code` is the key's place: "KeyK", "Slash". */
export type Shortcut =
  | { kind: "command"; code: string; onPress: () => void }
  | { kind: "single"; code: string; shift?: boolean; onPress: () => void }
  | { kind: "sequence"; codes: readonly [string, string]; onPress: () => void };

const singleKeysOff = createDeviceFlag("singleKeys", "off");
/** Milliseconds in which the second key of two has to follow. */
const sequenceTimeoutMs = 1200;

/** Shortcuts of keys alone can be switched off, for people whose speech input or hands press keys by mistake. */
export const singleKeys = {
  areOn: (): boolean => !singleKeysOff.isSet(),
  set: (on: boolean): void => singleKeysOff.set(!on),
};

export const useSingleKeys = (): boolean => !singleKeysOff.useIsSet();

type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

type Focused = Pick<HTMLElement, "isContentEditable" | "tagName"> & { type?: string };

/** Returns the shortcut of a key pressed after `before`, the code of the key pressed just now. */
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

/** Returns whether an element takes letters itself. A checkbox does not. */
export const takesLetters = ({ isContentEditable, tagName, type }: Focused): boolean =>
  isContentEditable || (/^(?:INPUT|TEXTAREA|SELECT)$/.test(tagName) && !/^(?:checkbox|radio)$/.test(type ?? ""));
/** In these, letters find an entry by its name. */
const typeAhead = '[role="menu"], [role="listbox"], [role="tree"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (takesLetters(target) || target.closest(typeAhead) !== null);

/** Runs shortcuts while mounted. Single keys do nothing while the person types, or a dialog is open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const find = useEffectEvent((event: KeyboardEvent, before: string | null, alone: boolean) =>
    shortcutFor(shortcuts, event, before, alone),
  );
  useEffect(() => {
    let before: { code: string; at: number } | null = null;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isBusy = isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null;
      const alone = singleKeys.areOn() && !isBusy;
      const first = before !== null && event.timeStamp - before.at < sequenceTimeoutMs ? before.code : null;
      before = alone ? { code: event.code, at: event.timeStamp } : null;
      const shortcut = find(event, first, alone);
      if (shortcut === null) return;
      event.preventDefault();
      before = null;
      shortcut.onPress();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** The label of the key for commands on this machine. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl");
