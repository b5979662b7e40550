import { useEffect, useId } from "react";

type Entry = { id: string; title: string };
const entries: Entry[] = [];
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
 * The title of a page in the browser's tab and history. A dialog's title stands before its page's while it is open: what
 * was mounted last wins. Empty while it is not known yet.
 */
export function useDocumentTitle(title: string): void {
  const id = useId();
  useEffect(() => {
    entries.push({ id, title: "" });
    return () => {
      entries.splice(
        entries.findIndex((entry) => entry.id === id),
        1,
      );
      show();
    };
  }, [id]);
  useEffect(() => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry !== undefined) entry.title = title;
    show();
  }, [id, title]);
}
