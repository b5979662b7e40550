import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Select } from "#ui/Select.tsx";
import { useCategories } from "../use-categories.ts";

export interface CategoryChoiceProps {
  value: string;
  onChange: (categoryId: string) => void;
  /** The edited topic, whose category stays available. */
  topic: Topic | null;
  error: string | undefined;
}

/** Selects one of the categories in which the author may post. */
export function CategoryChoice({ value, onChange, topic, error }: CategoryChoiceProps) {
  const t = useTranslations("writing");
  const locale = useLocale();
  const { data } = useCategories();
  const own = topic?.category;
  const possible = data?.data.filter((category) => category.can.post || category.id === own?.id) ?? (own ? [own] : []);
  const isThere = possible.some(({ id }) => id === value);
  return (
    <Select
      id="writing-categoryId"
      label={t("category")}
      required
      placeholder={t("chooseCategory")}
      options={possible.map((category) => ({ value: category.id, label: nameIn(locale, category) }))}
      value={isThere ? value : ""}
      error={error}
      hint={data !== undefined && possible.length === 0 ? t("noCategories") : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
