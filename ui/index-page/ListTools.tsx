import type { ReactNode } from "react";
import { FilterChips } from "../FilterChips.tsx";
import { Select } from "../Select.tsx";
import { FilterBar } from "./FilterBar.tsx";

/** A choice that narrows a list, by its name in the address. */
export type ListFilter = { name: string; label: string } & (
  | {
      /** What stands for all. */
      any: string;
      options: readonly { value: string; label: string }[];
    }
  | {
      /** A control of its own, for more choices than a list can hold. */
      render: (slot: { value: string | undefined; onChange: (value: string) => void }) => ReactNode;
      /** What is chosen, in words. */
      chosen: string | undefined;
    }
);

const chosenOf = (filter: ListFilter, value: string | undefined): string | undefined =>
  "options" in filter ? filter.options.find((option) => option.value === value)?.label : filter.chosen;

export interface ListToolsProps {
  filters: readonly ListFilter[];
  /** What is chosen, by the names of filters. */
  values: Readonly<Record<string, string | undefined>>;
  /** The words looked for; null where a list has none to look for. */
  words: string | null;
  mostLetters: number;
  labels: {
    search: string;
    inForce: string;
    chipOfWords: (words: string) => string;
    chip: (filter: string, value: string) => string;
    remove: (chip: string) => string;
  };
  /** Words and choices; an empty text takes one away. */
  onWords: (words: string) => void;
  onChoice: (name: string, value: string) => void;
}

/** What a list is narrowed by: words, choices, and all of it as chips to be taken away. */
export function ListTools({ filters, values, words, mostLetters, labels, onWords, onChoice }: ListToolsProps) {
  const chips = [
    ...(words === null || words === ""
      ? []
      : [{ id: "words", label: labels.chipOfWords(words), onRemove: () => onWords("") }]),
    ...filters.flatMap((filter) => {
      const { name, label } = filter;
      const chosen = chosenOf(filter, values[name]);
      if (chosen === undefined) return [];
      return [{ id: `filter ${name}`, label: labels.chip(label, chosen), onRemove: () => onChoice(name, "") }];
    }),
  ];
  return (
    <>
      <FilterBar
        box={
          words === null
            ? null
            : { label: labels.search, placeholder: labels.search, words, mostLetters, onSearch: onWords }
        }
      >
        {filters.map((filter) =>
          "options" in filter ? (
            <Select
              key={filter.name}
              label={filter.label}
              hideLabel
              compact
              placeholder={filter.any}
              options={filter.options}
              value={values[filter.name] ?? ""}
              onChange={(event) => onChoice(filter.name, event.target.value)}
            />
          ) : (
            <div key={filter.name}>
              {filter.render({ value: values[filter.name], onChange: (value) => onChoice(filter.name, value) })}
            </div>
          ),
        )}
      </FilterBar>
      <FilterChips
        bar
        label={labels.inForce}
        chips={chips.map((chip) => ({ ...chip, removeLabel: labels.remove(chip.label) }))}
      />
    </>
  );
}
