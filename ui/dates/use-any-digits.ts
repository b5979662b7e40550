import { useEffect, type RefObject } from "react";

/** First code point of each digit family; keyboards may have any of them, whatever the page shows. */
const zeros = { latn: 0x30, arab: 0x0660, arabext: 0x06f0 } as const;

const isFamily = (name: string | undefined): name is keyof typeof zeros => name !== undefined && name in zeros;

/** Converts all digits of a text to the family named by a language tag (`…-nu-arab`). */
export function digitsOf(tag: string, text: string): string {
  const family = /-nu-([a-z]+)/.exec(tag)?.[1];
  if (!isFamily(family)) return text;
  return text.replace(/[0-9٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = Object.values(zeros).find((start) => code >= start && code < start + 10) ?? zeros.latn;
    return String.fromCharCode(zeros[family] + code - zero);
  });
}

/** Converts digits typed into the segments: the component kit accepts only those of the tag's family. */
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
