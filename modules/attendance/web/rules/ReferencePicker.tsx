import type { QueryKey } from "@tanstack/react-query";
import { useState, type ReactNode, type Ref } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useOptionSearch } from "#client/use-option-search.ts";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import { ChosenChips } from "#kit/pickers/ChosenChips.tsx";
import { nameIn } from "#shared/locale.ts";
import { Combobox } from "#ui/combobox/Combobox.tsx";

export interface ReferencePickerProps<Item extends NamedReference> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** For filters: the option for all; no choice is required then. */
  any?: string;
  /** With a label for screen readers only, and without a frame. */
  compact?: boolean;
  /** "Locations" */
  listLabel: string;
  value: readonly NamedReference[];
  onChange: (value: NamedReference[]) => void;
  /** Whether more than one can be chosen. */
  multiple?: boolean;
  find: (search: string) => {
    queryKey: QueryKey;
    queryFn: (context: { signal: AbortSignal }) => Promise<{ data: Item[] }>;
  };
  detailOf: (item: Item) => string;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses one or several named entities by typing. */
export function ReferencePicker<Item extends NamedReference>({
  listLabel,
  value,
  onChange,
  multiple = false,
  find,
  detailOf,
  any,
  compact = false,
  ...field
}: ReferencePickerProps<Item>) {
  const t = useTranslations("attendancePlaces.picker");
  const locale = useLocale();
  const formats = useFormats();
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const { data, error, isWaiting } = useOptionSearch(typed ?? "", find);
  const found = data?.data ?? [];
  const chosen = value[0] === undefined ? "" : nameIn(locale, value[0]);
  const without = (id: string): NamedReference[] => value.filter((each) => each.id !== id);

  // Before anything is typed, the option for all is offered.
  const all = any !== undefined && value.length > 0 && (typed ?? "").trim() === "" ? [{ id: "", title: any }] : [];

  function choose(id: string): void {
    if (id === "") onChange([]);
    const item = found.find((each) => each.id === id);
    if (item === undefined) return setTyped(null);
    const { nameAr, nameEn } = item;
    const isThere = value.some((each) => each.id === id);
    if (multiple) onChange(isThere ? without(id) : [...value, { id, nameAr, nameEn }]);
    else onChange([{ id, nameAr, nameEn }]);
    setTyped(null);
  }
  return (
    <Combobox
      {...field}
      required={any === undefined}
      hideLabel={compact}
      compact={compact}
      multiple={multiple}
      query={typed ?? (multiple ? "" : chosen)}
      onQuery={setTyped}
      groups={[
        {
          id: "found",
          label: listLabel,
          items: [
            ...all,
            ...found.map((item) => ({
              id: item.id,
              title: <bdi>{nameIn(locale, item)}</bdi>,
              detail: detailOf(item),
              isChosen: value.some((each) => each.id === item.id),
            })),
          ],
        },
      ]}
      onChoose={choose}
      onBlur={() => setTyped(null)}
      {...(multiple
        ? {
            onRemoveLast: () => onChange(value.slice(0, -1)),
            chosen: (
              <ChosenChips
                chips={value.map((each) => ({ key: each.id, name: nameIn(locale, each) }))}
                onRemove={(id) => onChange(without(id))}
              />
            ),
          }
        : {})}
      placeholder={any ?? t("placeholder")}
      message={
        error !== null ? problemText(error) : found.length > 0 ? undefined : isWaiting ? t("searching") : t("nothing")
      }
      status={isWaiting ? "" : t("found", { count: formats.number(found.length) })}
      isWaiting={isWaiting}
    />
  );
}
