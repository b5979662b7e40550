import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FilterChips } from "#kit/FilterChips.tsx";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { nameIn } from "#shared/locale.ts";
import { placeQuery } from "./api.ts";
import styles from "./Audit.module.css";
import type { AuditSearch } from "./search.ts";
import { useAuditWords } from "./use-audit-words.ts";

export interface AuditChipsProps {
  search: AuditSearch;
  /** The shown entries, a source of names. */
  entries: readonly AuditEntry[];
  /** While entries are loading, missing names are not requested: these may have them. */
  isReading: boolean;
  onRemove: (change: { [Name in keyof AuditSearch]?: null }) => void;
}

export function AuditChips({ search, entries, isReading, onRemove }: AuditChipsProps) {
  const t = useTranslations("audit");
  const formats = useFormats();
  const { nameOf } = useAuditWords();
  const { actor, action, subjectKind, subjectId, from, to, search: words } = search;
  const nameOfActor = useNameOf(actor, entries, isReading);
  const nameOfSubject = useNameOf(subjectKind === "person" ? subjectId : undefined, entries, isReading);

  const chips: { id: keyof typeof removals; label: string }[] = [];
  const add = (id: keyof typeof removals, value: string): void =>
    void chips.push({ id, label: t(`filters.chip.${id}`, { value: isolated(value) }) });
  if (words !== undefined) add("search", words);
  if (action !== undefined) add("action", nameOf(action));
  if (actor !== undefined) add("actor", nameOfActor ?? actor);
  if (subjectId !== undefined) add("subject", nameOfSubject ?? `${subjectKind} ${subjectId}`);
  if (from !== undefined) add("from", formats.date(from));
  if (to !== undefined) add("to", formats.date(to));
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <FilterChips
        chips={chips}
        onRemove={(id) => onRemove(removals[id])}
        renderClear={(slot) => <Link to="/admin/audit" resetScroll={false} {...slot} />}
      />
    </div>
  );
}

const removals = {
  search: { search: null },
  action: { action: null },
  actor: { actor: null },
  subject: { subjectKind: null, subjectId: null },
  from: { from: null },
  to: { to: null },
} as const;

/** Returns the name of a person by id, from the shown entries or from the chart. */
function useNameOf(id: string | undefined, entries: readonly AuditEntry[], isReading: boolean): string | undefined {
  const locale = useLocale();
  const shown = entries
    .flatMap(({ actor, subject }) => [actor, subject.person])
    .find((person) => person !== null && person.id === id && nameIn(locale, person) !== "");
  const isUnknown = id !== undefined && shown === undefined && !isReading;
  const kept = useQuery({ ...placeQuery(id ?? ""), enabled: isUnknown }).data?.data.person;
  const person = shown ?? kept;
  return person === undefined || person === null ? undefined : nameIn(locale, person);
}
