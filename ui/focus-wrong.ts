/** What takes the focus in a field that is wrong, or in a group of controls that is. */
const wrong = [
  "input[aria-invalid=true], textarea[aria-invalid=true], select[aria-invalid=true]",
  "[role=radiogroup][aria-invalid=true] input",
  "[data-invalid] [role=spinbutton], [data-wrong] input, [data-wrong] button",
].join(", ");

/** Moves the focus to what is wrong first in the order of reading, whatever kind of field it is, once that is drawn. */
export function placeFocusOnWrong(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(wrong)?.focus());
}
