import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { FilterChips as Chips } from "#ui/FilterChips.tsx";
import type { RenderLink } from "#ui/link.ts";

export interface FilterChipsProps<Id extends string> {
  /** The active filters with their values: "Category: News". */
  chips: readonly { id: Id; label: string }[];
  onRemove: (id: Id) => void;
  /** Link to the list without filters. */
  renderClear?: RenderLink | undefined;
  /** Renders a separate row in the list's card. */
  bar?: boolean;
}

/** Renders active filters as chips: a press removes one, a link removes all. Renders nothing without filters. */
export function FilterChips<Id extends string>({ chips, onRemove, renderClear, bar = false }: FilterChipsProps<Id>) {
  const t = useTranslations("kit.list");
  return (
    <Chips
      bar={bar}
      label={t("inForce")}
      chips={chips.map(({ id, label }) => ({
        id,
        label: <bdi>{label}</bdi>,
        removeLabel: t("remove", { filter: label }),
        onRemove: () => onRemove(id),
      }))}
    >
      {renderClear === undefined ? undefined : (
        <Button variant="quiet" size="sm" renderLink={renderClear}>
          {t("clear")}
        </Button>
      )}
    </Chips>
  );
}
