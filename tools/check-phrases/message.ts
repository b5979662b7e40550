import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** One possible text of a message: the whole, or one branch of a plural or select, without placeholders. */
export type Branch = { text: string };

/** Properties of a message that are compared between languages or checked in each. */
export type Message = {
  /** Each placeholder with its kind: `count`, `when date`, `kind select topic|comment`. */
  placeholders: Set<string>;
  tags: Set<string>;
  plurals: { name: string; forms: string[] }[];
  branches: Branch[];
};

function placeholderOf(element: MessageFormatElement): string | null {
  switch (element.type) {
    case TYPE.argument:
    case TYPE.number:
    case TYPE.plural:
      return element.value;
    case TYPE.date:
      return `${element.value} date`;
    case TYPE.time:
      return `${element.value} time`;
    case TYPE.select:
      return `${element.value} select ${Object.keys(element.options).toSorted().join("|")}`;
    default:
      return null;
  }
}

/** Adds the contents of the elements to `message` and returns their text; tags belong to the surrounding sentence. */
function collect(elements: MessageFormatElement[], message: Message): string {
  let text = "";
  for (const element of elements) {
    const placeholder = placeholderOf(element);
    if (placeholder !== null) message.placeholders.add(placeholder);
    if (element.type === TYPE.literal) text += element.value;
    if (element.type === TYPE.tag) {
      message.tags.add(element.value);
      text += collect(element.children, message);
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    if (element.type === TYPE.plural && element.pluralType !== "ordinal") {
      message.plurals.push({ name: element.value, forms: Object.keys(element.options) });
    }
    for (const option of Object.values(element.options)) {
      message.branches.push({ text: collect(option.value, message) });
    }
  }
  return text;
}

/** Parses an ICU message. @throws when the syntax is invalid. */
export function readMessage(text: string): Message {
  const message: Message = { placeholders: new Set(), tags: new Set(), plurals: [], branches: [] };
  const whole = collect(parse(text), message);
  return { ...message, branches: [{ text: whole }, ...message.branches] };
}
