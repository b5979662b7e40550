import { useEffect, useRef } from "react";

const entries: { title: string }[] = [];
let product = "Diwan";

const show = (): void => {
  const top = entries.at(-1)?.title;
  document.title = top === undefined || top === "" ? product : `${top} · ${product}`;
};

/** The product's name, in the language of the interface, behind every title. */
export function setProductName(name: string): void {
  product = name;
  show();
}

/**
 * The title of a page in the browser's tab and history; empty while it is not known yet. The component that was mounted last
 * wins: a dialog's title replaces its page's while it is open.
 */
export function useDocumentTitle(title: string): void {
  const ref = useRef({ title: "" });
  useEffect(() => {
    const entry = ref.current;
    entries.push(entry);
    return () => {
      entries.splice(entries.indexOf(entry), 1);
      show();
    };
  }, []);
  useEffect(() => {
    ref.current.title = title;
    show();
  }, [title]);
}
