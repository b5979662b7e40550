import type { ComponentPropsWithRef, KeyboardEvent } from "react";

export interface FormProps extends Omit<ComponentPropsWithRef<"form">, "onSubmit" | "onKeyDownCapture" | "noValidate"> {
  /** Called on its button, Enter in a text field, and Ctrl/⌘+Enter anywhere in it; ignored while busy. */
  onSubmit: () => unknown;
}

/** Renders a form with native validation disabled. */
export function Form({ onSubmit, children, ...props }: FormProps) {
  const submitByKeyboard = (event: KeyboardEvent): void => {
    const isEnter = event.code === "Enter" || event.code === "NumpadEnter";
    if (!isEnter || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    // React propagates events from dialogs rendered within the form, which are elsewhere in the document.
    if ((event.target as Element).closest("form") !== event.currentTarget) return;
    // Browsers submit on Enter in a text field, which would submit twice.
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      {...props}
      noValidate
      // In the capture phase, because date and time fields stop key events.
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
