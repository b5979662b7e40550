/**
 * Prevents the date library from inserting a style element, which a content security policy without inline styles
 * refuses: it checks for an element with this id. Its rule is in `DatePicker.module.css` instead.
 */
export function suppressPressableStyle(): void {
  const id = "react-aria-pressable-style";
  if (document.getElementById(id) !== null) return;
  const mark = document.createElement("meta");
  mark.id = id;
  document.head.append(mark);
}
