import type { ComponentPropsWithRef, KeyboardEvent } from "react";

export interface FormProps extends Omit<ComponentPropsWithRef<"form">, "onSubmit" | "onKeyDownCapture" | "noValidate"> {
  /** Called by its button, by Enter in a line of text, and by Ctrl/⌘+Enter anywhere in it; a form that is busy ignores it. */
  onSubmit: () => unknown;
}

/** A form that checks its fields itself. */
export function Form({ onSubmit, children, ...props }: FormProps) {
  const submitByKeyboard = (event: KeyboardEvent): void => {
    const isEnter = event.code === "Enter" || event.code === "NumpadEnter";
    if (!isEnter || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    // React passes on what happens in dialogs that are rendered within, which stand elsewhere in the document.
    if ((event.target as Element).closest("form") !== event.currentTarget) return;
    // Browsers submit from a line of text by themselves, which would be twice.
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      {...props}
      noValidate
      // Fields for dates and times keep keys to themselves.
      onKeyDownCapture={submitByKeyboard}
      onSubmit={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
