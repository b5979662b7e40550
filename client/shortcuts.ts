import { useEffect, useEffectEvent } from "react";
import { createDeviceFlag } from "./device-flag.ts";

// Shortcuts match the position of a key (`event.code`), not its letter: on an Arabic layout the K key writes ن.

/** A key with Ctrl or ⌘, a single key, or a sequence of two. `code` is the key's position: "KeyK", "Slash". */
export type Shortcut =
  | { kind: "command"; code: string; onPress: () => void }
  | { kind: "single"; code: string; shift?: boolean; onPress: () => void }
  | { kind: "sequence"; codes: readonly [string, string]; onPress: () => void };

const singleKeysOff = createDeviceFlag("singleKeys", "off");
/** Milliseconds within which the second key of a sequence must follow. */
const sequenceTimeoutMs = 1200;

/** Single keys can be switched off for users whose speech input or motor control presses them by accident. */
export const singleKeys = {
  areOn: (): boolean => !singleKeysOff.isSet(),
  set: (on: boolean): void => singleKeysOff.set(!on),
};

export const useSingleKeys = (): boolean => !singleKeysOff.useIsSet();

type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

type Focused = Pick<HTMLElement, "isContentEditable" | "tagName"> & { type?: string };

/** Returns the shortcut of a pressed key; `before` is the code of the previous key. */
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

/** Returns whether an element accepts typed letters. A checkbox does not. */
export const acceptsText = ({ isContentEditable, tagName, type }: Focused): boolean =>
  isContentEditable || (/^(?:INPUT|TEXTAREA|SELECT)$/.test(tagName) && !/^(?:checkbox|radio)$/.test(type ?? ""));
/** In these widgets, letters select an entry by name. */
const typeAhead = '[role="menu"], [role="listbox"], [role="tree"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (acceptsText(target) || target.closest(typeAhead) !== null);

/** Handles shortcuts while mounted. Single keys are ignored while the user types or a dialog is open. */
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

/** Returns the label of the command key on this machine. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl");
