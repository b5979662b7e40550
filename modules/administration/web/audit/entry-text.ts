import { formatsFor } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { formatDate } from "#shared/dates.ts";
import { nameIn } from "#shared/locale.ts";
import type { Presentation } from "#shared/presentation.ts";
import type { AuditWords, Translate } from "./audit-words.ts";
import { changedFields, countOf, isEmpty, namesOf } from "./details.ts";
import { createValueText, type ValueText } from "./value-text.ts";

const month = /^\d{4}-\d{2}$/;
/** Actions whose entries record changes by field. */
const isChange = /\.(?:updated|changed)$/;
/** Longer values are shown in the details only. */
const maxValueLength = 80;

export type EntryText = {
  /** An entry as a sentence: actor, action, subject, and for a single changed field both values. */
  sentence: (entry: AuditEntry) => string;
  thing: (entry: AuditEntry) => string;
  value: ValueText;
  /** A person by name; a deleted one by id. */
  person: (one: NonNullable<AuditEntry["actor"]>) => string;
};

export function createEntryText(words: AuditWords, translate: Translate, presentation: Presentation): EntryText {
  const { locale } = presentation;
  const formats = formatsFor(presentation);
  const value = createValueText(words, translate, presentation);

  const person = (one: NonNullable<AuditEntry["actor"]>): string => {
    const name = nameIn(locale, one);
    return name === "" ? translate("audit.gone", { id: one.id }) : isolated(name);
  };

  /** Returns the name of the person that an entry concerns: from its details, or its subject. */
  const whom = ({ subject, details, names }: AuditEntry): string => {
    const field = ["personId", "authorId"].find((one) => typeof details[one] === "string");
    if (field === undefined) return subject.person === null ? translate("audit.nobody") : person(subject.person);
    const id = String(details[field]);
    const named = names.find((one) => one.field === field && one.id === id);
    return person({ nameAr: null, nameEn: null, titleAr: null, titleEn: null, photoUrl: null, ...named, id });
  };

  const nameOf = ({ subject, names, details }: AuditEntry): string => {
    if (subject.person !== null) return person(subject.person);
    const named = [names.find(({ field }) => field === null), namesOf(details)].find(
      (one) => one !== undefined && nameIn(locale, one) !== "",
    );
    if (named !== undefined) return isolated(nameIn(locale, named));
    if (month.test(subject.id)) return formatDate(presentation, `${subject.id}-15`, "month", "gregory");
    return translate("audit.number", { id: isolated(subject.id) });
  };

  const thing = (entry: AuditEntry): string => {
    const name = nameOf(entry);
    return words.thingOf(entry.subject.kind, { name, whom: whom(entry) }) ?? name;
  };

  const roleOf = ({ names, details }: AuditEntry): string => {
    const named = names.find(({ field }) => field === "roleId") ?? namesOf(details);
    const name = named === undefined ? "" : nameIn(locale, named);
    return isolated(name === "" ? String(details["role"] ?? details["roleId"] ?? "") : name);
  };

  const shortValue = (entry: AuditEntry, field: string, given: unknown): string | null => {
    const text = value(entry, field, given);
    return text === null || text.length > maxValueLength ? null : text;
  };

  const sentence = (entry: AuditEntry): string => {
    const { actor, action, details } = entry;
    const who = actor === null ? translate("audit.system") : person(actor);
    const what = thing(entry);
    const [first, ...others] = isChange.test(action) ? changedFields(details) : [];
    if (first === undefined) {
      const values = { who, what, whom: whom(entry), role: roleOf(entry), count: countOf(details) };
      return words.sentenceOf(action, values);
    }
    const field = words.fieldOf(action, first.field);
    const [from, to] = [shortValue(entry, first.field, first.before), shortValue(entry, first.field, first.after)];
    if (others.length > 0 || first.isBare || from === null || to === null) {
      const fields = formats.list([first, ...others].map((one) => words.fieldOf(action, one.field)));
      return translate("audit.change.several", { who, what, fields });
    }
    if (isEmpty(first.before)) return translate("audit.change.set", { who, what, field, to });
    if (isEmpty(first.after)) return translate("audit.change.cleared", { who, what, field, from });
    return translate("audit.change.changed", { who, what, field, from, to });
  };

  return { sentence, thing, value, person };
}
