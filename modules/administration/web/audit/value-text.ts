import { formatsFor } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { nameIn } from "#shared/locale.ts";
import type { Presentation } from "#shared/presentation.ts";
import { weekdays } from "#shared/weekdays.ts";
import type { AuditWords, Translate } from "./audit-words.ts";
import { isEmpty, unitOf } from "./details.ts";

const civilDate = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const timeOfDay = /^\d{2}:\d{2}$/;

/** Formats a value of an entry's field; returns null for structured values. */
export type ValueText = (entry: AuditEntry, field: string, value: unknown) => string | null;

/** Formats values by words, names and units, with the user's calendar, digits and clock. */
export function createValueText({ valueOf }: AuditWords, translate: Translate, presentation: Presentation): ValueText {
  const formats = formatsFor(presentation);
  const { locale } = presentation;

  const textOf = ({ action, names }: AuditEntry, field: string, value: string): string => {
    const word = valueOf(action, field, value);
    if (word !== undefined) return word;
    const named = names.find((one) => one.field === field && one.id === value);
    if (named !== undefined && nameIn(locale, named) !== "") return isolated(nameIn(locale, named));
    const weekday = weekdays.find((day) => day === value);
    if (weekday !== undefined) return formats.weekday(weekday);
    if (civilDate.test(value)) return formats.date(value);
    if (instant.test(value)) return formats.dateTime(value);
    if (timeOfDay.test(value)) return formats.clock(value);
    return isolated(value);
  };

  return function valueText(entry, field, value): string | null {
    if (isEmpty(value)) return translate("audit.entry.empty");
    if (typeof value === "string") return textOf(entry, field, value);
    if (typeof value === "boolean")
      return valueOf(entry.action, field, value) ?? translate(value ? "audit.yes" : "audit.no");
    if (typeof value === "number") {
      const unit = unitOf(field);
      return unit === null ? formats.number(value) : translate(`audit.units.${unit}`, { count: value });
    }
    if (!Array.isArray(value)) return null;
    const texts = value.map((one) => valueText(entry, field, one));
    return texts.includes(null) ? null : formats.list(texts.map(String));
  };
}
