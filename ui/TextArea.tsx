import type { FormEvent, Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import control from "./control.module.css";
import { Field, splitField, type FieldText } from "./Field.tsx";
import styles from "./TextArea.module.css";

export interface TextAreaProps
  extends FieldText, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "required"> {
  /** Lines shown while empty. */
  minRows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

// Without `field-sizing`, the height is measured on each input.
const sizesItself = () => CSS.supports("field-sizing", "content");
function fitToContent(event: FormEvent<HTMLTextAreaElement>) {
  if (sizesItself()) return;
  const { style, parentElement } = event.currentTarget;
  // Keeps the page's height during the measurement, so that it does not jump.
  if (parentElement !== null) parentElement.style.minBlockSize = `${parentElement.offsetHeight}px`;
  style.blockSize = "auto";
  style.blockSize = `${event.currentTarget.scrollHeight}px`;
  parentElement?.style.removeProperty("min-block-size");
}

/** Renders a text area that grows with its text; each paragraph has its own direction. */
export function TextArea({ minRows = 3, onInput, ...props }: TextAreaProps) {
  const [field, rest] = splitField(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          {...rest}
          {...attributes}
          rows={minRows}
          className={classNames(control.control, styles.area)}
          style={{ minBlockSize: `calc(${minRows} * var(--leading) * 1em + 1.125rem)` }}
          onInput={(event) => {
            fitToContent(event);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
