import { useEffect, useRef, useState, type RefObject } from "react";
import { classNames } from "./class-names.ts";
import { findInvalidFields, type InvalidField } from "./focus-invalid.ts";
import styles from "./FormError.module.css";
import { ErrorIcon } from "./icons.ts";
import { boxClass, rowClass } from "./primitives.ts";

export interface FormErrorProps {
  /** A complete sentence; nothing is rendered without it. */
  message: string | null | undefined;
  /** Moves the focus here when a message appears, for errors that belong to no field. */
  takeFocus?: boolean;
  /** Lists a link to each invalid field of the surrounding form. */
  listsFields?: boolean;
}

/** Returns the invalid fields of the surrounding form and follows their changes. */
function useInvalidFields(box: RefObject<HTMLElement | null>, isWanted: boolean): readonly InvalidField[] {
  const [fields, setFields] = useState<readonly InvalidField[]>([]);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!isWanted || !form) return undefined;
    const read = (): void =>
      setFields((shown) => {
        const found = findInvalidFields(form);
        const isSame =
          found.length === shown.length && found.every(({ control }, place) => control === shown[place]?.control);
        return isSame ? shown : found;
      });
    read();
    const changes = new MutationObserver(read);
    const attributeFilter = ["aria-invalid", "data-invalid", "data-wrong", "hidden"];
    changes.observe(form, { subtree: true, childList: true, attributeFilter });
    return () => changes.disconnect();
  }, [box, isWanted]);
  return isWanted ? fields : [];
}

/** Renders an error of the whole form, announced immediately. */
export function FormError({ message, takeFocus = false, listsFields = false }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const fields = useInvalidFields(box, listsFields && Boolean(message));
  useEffect(() => {
    if (message && takeFocus) box.current?.focus();
  }, [message, takeFocus]);
  return (
    <div
      role="alert"
      ref={box}
      tabIndex={-1}
      className={message ? classNames(rowClass(3, "align-start", "sm", "tint-danger"), styles.box) : styles.silent}
    >
      {message && (
        <>
          <ErrorIcon size={20} />
          <div className={boxClass("shrinks")}>
            <p className={boxClass("flush")}>{message}</p>
            {fields.length > 0 && (
              <ul className={styles.fields}>
                {fields.map(({ control, name }, place) => (
                  <li key={place}>
                    <a
                      href={`#${control.id}`}
                      onClick={(event) => {
                        // Keeps the address, which may contain the place in a list.
                        event.preventDefault();
                        control.focus();
                      }}
                    >
                      <bdi>{name}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </div>
  );
}
