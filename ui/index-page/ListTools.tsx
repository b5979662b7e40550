import { FilterChips } from "../FilterChips.tsx";
import { Select } from "../Select.tsx";
import styles from "./ListTools.module.css";
import { SearchBox } from "./SearchBox.tsx";

/** A choice that narrows a list, by its name in the address. */
export type ListFilter = {
  name: string;
  label: string;
  /** What stands for all. */
  any: string;
  options: readonly { value: string; label: string }[];
};

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
    ...filters.flatMap(({ name, label, options }) => {
      const chosen = options.find(({ value }) => value === values[name]);
      if (chosen === undefined) return [];
      return [{ id: `filter ${name}`, label: labels.chip(label, chosen.label), onRemove: () => onChoice(name, "") }];
    }),
  ];
  return (
    <>
      <div className={styles.tools}>
        {words !== null && (
          <div className={styles.search}>
            <SearchBox
              label={labels.search}
              placeholder={labels.search}
              words={words}
              mostLetters={mostLetters}
              onSearch={onWords}
            />
          </div>
        )}
        <div className={styles.filters}>
          {filters.map(({ name, label, any, options }) => (
            <Select
              key={name}
              label={label}
              hideLabel
              compact
              placeholder={any}
              options={options}
              value={values[name] ?? ""}
              onChange={(event) => onChoice(name, event.target.value)}
            />
          ))}
        </div>
      </div>
      {chips.length > 0 && (
        <div className={styles.chips}>
          <FilterChips
            label={labels.inForce}
            chips={chips.map((chip) => ({ ...chip, removeLabel: labels.remove(chip.label) }))}
          />
        </div>
      )}
    </>
  );
}
