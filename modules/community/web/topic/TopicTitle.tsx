import { directionOf, type Locale } from "#shared/locale.ts";
import { textClass } from "#ui/primitives.ts";

/** The title of a topic as it is read: in the direction of its language, aligned with the author beneath it. */
export function TopicTitle({ title }: { title: { text: string; locale: Locale } }) {
  return (
    <span className={textClass("anywhere")} lang={title.locale} dir={directionOf(title.locale)}>
      {title.text}
    </span>
  );
}
