import { classNames } from "../class-names.ts";
import richText from "../rich-text/RichText.module.css";
import styles from "./editor.module.css";

/** Of the element that is written in: set as it will be read. */
export const areaClass = classNames(richText["text"], styles["area"]);
