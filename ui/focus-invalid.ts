/** Selector of the control that takes the focus in an invalid field or group. */
const invalidControls = [
  "input[aria-invalid=true], textarea[aria-invalid=true], select[aria-invalid=true]",
  "[role=radiogroup][aria-invalid=true] input",
  "[data-invalid] [role=spinbutton], [data-invalid] [contenteditable=true]",
  "[data-wrong] input, [data-wrong] button",
].join(", ");

/** Moves the focus to the first invalid control in reading order, after the next render. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(invalidControls)?.focus());
}

/** An invalid control and the name from its label. */
export type InvalidField = { control: HTMLElement; name: string };

const groups = "[role=radiogroup], [data-invalid], [data-wrong]";

/** Returns the first text of the nearest label or legend; later texts mark the field as optional or required. */
function nameOf(start: Element | null): string {
  for (let around = start; around !== null; around = around.parentElement) {
    const label = around.querySelector("legend, label");
    if (label !== null) {
      return [...label.childNodes].map((node) => node.textContent?.trim() ?? "").find((text) => text !== "") ?? "";
    }
  }
  return "";
}

/** Returns the visible invalid controls of a form in reading order, one per group of controls. */
export function findInvalidFields(form: Element): InvalidField[] {
  const found: InvalidField[] = [];
  for (const control of form.querySelectorAll<HTMLElement>(invalidControls)) {
    const group = control.closest(groups);
    const isKnown = group !== null && found.some((field) => group.contains(field.control));
    if (!isKnown && control.checkVisibility()) found.push({ control, name: nameOf(group ?? control) });
  }
  return found;
}
