/**
 * The date library writes a style element for what can be pressed unless one with this name is there; a content security
 * policy without inline styles would refuse it. Its rule is in `DatePicker.module.css` instead.
 */
export function standInForPressableStyle(): void {
  const id = "react-aria-pressable-style";
  if (document.getElementById(id) !== null) return;
  const mark = document.createElement("meta");
  mark.id = id;
  document.head.append(mark);
}
