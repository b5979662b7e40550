import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { ChosenChips } from "#kit/pickers/ChosenChips.tsx";
import type { RoleUnits } from "#modules/identity/contract/schemas-roles.ts";
import { fold } from "#shared/fold.ts";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import { roleUnitsQuery } from "./api.ts";

const kinds = ["departments", "locations"] as const;
type Unit = RoleUnits["departments"][number];

/** Options listed at a time; typing narrows them. */
const maxListed = 50;

export interface UnitsFieldProps {
  label: string;
  hint: string;
  value: RoleUnits;
  onChange: (value: RoleUnits) => void;
  onBlur: () => void;
  error: string | undefined;
}

const matches = (unit: Unit, query: string): boolean =>
  [unit.nameEn, unit.nameAr].some((name) => fold(name).includes(fold(query)));

/** Chooses departments and locations by name in either language. */
export function UnitsField({ value, onChange, ...field }: UnitsFieldProps) {
  const t = useTranslations("roles.bounds");
  const formats = useFormats();
  const problemText = useProblemText();
  const [query, setQuery] = useState("");
  const { data, error } = useQuery(roleUnitsQuery);
  const known = data?.data ?? { departments: [], locations: [] };
  const found = kinds.map((kind) => ({
    kind,
    units: known[kind].filter((unit) => matches(unit, query)).slice(0, maxListed),
  }));
  const count = found.reduce((sum, { units }) => sum + units.length, 0);

  function toggle(key: string): void {
    const [name = "", id = ""] = key.split(" ");
    const kind = kinds.find((each) => each === name) ?? "departments";
    const chosen = value[kind];
    const unit = known[kind].find((each) => each.id === id);
    const others = chosen.filter((each) => each.id !== id);
    if (others.length < chosen.length) onChange({ ...value, [kind]: others });
    else if (unit !== undefined) onChange({ ...value, [kind]: [...chosen, unit] });
  }

  const chips = kinds.flatMap((kind) =>
    value[kind].map((unit) => ({ key: `${kind} ${unit.id}`, name: formats.name(unit) })),
  );
  const last = chips.at(-1)?.key;
  const nothing = data === undefined ? t("searching") : t("nothing");
  return (
    <Combobox
      {...field}
      required
      multiple
      query={query}
      onQuery={setQuery}
      groups={found.map(({ kind, units }) => ({
        id: kind,
        label: t(kind),
        items: units.map((unit) => ({
          id: `${kind} ${unit.id}`,
          title: <bdi>{formats.name(unit)}</bdi>,
          isChosen: value[kind].some(({ id }) => id === unit.id),
        })),
      }))}
      onChoose={(key) => {
        toggle(key);
        setQuery("");
      }}
      onRemoveLast={() => last !== undefined && toggle(last)}
      chosen={<ChosenChips chips={chips} onRemove={toggle} />}
      placeholder={t("placeholder")}
      message={error !== null ? problemText(error) : count === 0 ? nothing : undefined}
      status={data === undefined ? "" : count === 0 ? t("nothing") : t("found", { count })}
      isWaiting={data === undefined}
    />
  );
}
