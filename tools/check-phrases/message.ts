import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** One way a message can come out: the whole message, or one branch of a plural or choice, without its placeholders. */
export type Branch = { text: string };

/** What two languages must agree on, and what each must get right. */
export type Message = {
  /** Each placeholder with its kind: `count`, `when date`, `kind select topic|comment`. */
  placeholders: Set<string>;
  tags: Set<string>;
  /** Each cardinal plural with the forms it has. */
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

/** Adds what the elements hold to `message` and answers their text; tags are part of the sentence around them. */
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

/** Reads an ICU message. @throws when it is none. */
export function readMessage(text: string): Message {
  const message: Message = { placeholders: new Set(), tags: new Set(), plurals: [], branches: [] };
  const whole = collect(parse(text), message);
  return { ...message, branches: [{ text: whole }, ...message.branches] };
}
