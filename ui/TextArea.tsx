import type { FormEvent, Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import control from "./control.module.css";
import { Field, splitField, type FieldText } from "./Field.tsx";
import styles from "./TextArea.module.css";

export interface TextAreaProps
  extends FieldText, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "required"> {
  /** Lines shown while it is empty. */
  minRows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

// Where the browser cannot size a field by its content, each input measures it anew.
const sizesItself = () => CSS.supports("field-sizing", "content");
function fitToContent(event: FormEvent<HTMLTextAreaElement>) {
  if (sizesItself()) return;
  const { style, parentElement } = event.currentTarget;
  // The page keeps its height meanwhile, so that it does not jump.
  if (parentElement !== null) parentElement.style.minBlockSize = `${parentElement.offsetHeight}px`;
  style.blockSize = "auto";
  style.blockSize = `${event.currentTarget.scrollHeight}px`;
  parentElement?.style.removeProperty("min-block-size");
}

/** Several lines of text that grow with what is typed, each paragraph in its own direction. */
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
