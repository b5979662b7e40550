import { classNames } from "../class-names.ts";
import richText from "../rich-text/RichText.module.css";
import styles from "./editor.module.css";

/** The editable element has the same typography as the rendered text. */
export const areaClass = classNames(richText["text"], styles["area"]);
