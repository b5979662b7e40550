import { useEffect, useRef } from "react";

const entries: { title: string }[] = [];
let product = "Diwan";

const show = (): void => {
  const top = entries.at(-1)?.title;
  document.title = top === undefined || top === "" ? product : `${top} · ${product}`;
};

/** Sets the product name that follows every page title, in the interface language. */
export function setProductName(name: string): void {
  product = name;
  show();
}

/** Sets the document title; empty until known. The last mounted component wins: a dialog replaces its page's. */
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
