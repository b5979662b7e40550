import { useEffect, type RefObject } from "react";

/** Where the digits of each family begin; keyboards have any of them, whatever the page shows. */
const zeros = { latn: 0x30, arab: 0x0660, arabext: 0x06f0 } as const;

const isFamily = (name: string | undefined): name is keyof typeof zeros => name !== undefined && name in zeros;

/** A text with its digits, of whichever family, in the family that a language tag names (`…-nu-arab`). */
export function digitsOf(tag: string, text: string): string {
  const family = /-nu-([a-z]+)/.exec(tag)?.[1];
  if (!isFamily(family)) return text;
  return text.replace(/[0-9٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = Object.values(zeros).find((start) => code >= start && code < start + 10) ?? zeros.latn;
    return String.fromCharCode(zeros[family] + code - zero);
  });
}

/**
 * Lets digits of any family be typed into the segments below an element: the kit takes only those of the shown family
 * when the tag names one, so the others are handed on as those.
 */
export function useAnyDigits(element: RefObject<HTMLElement | null>, tag: string): void {
  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const hear = (event: InputEvent): void => {
      const typed = event.data ?? "";
      const data = digitsOf(tag, typed);
      if (!event.isTrusted || data === typed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { inputType } = event;
      event.target?.dispatchEvent(new InputEvent("beforeinput", { data, inputType, bubbles: true, cancelable: true }));
    };
    box.addEventListener("beforeinput", hear, { capture: true });
    return () => box.removeEventListener("beforeinput", hear, { capture: true });
  }, [element, tag]);
}
