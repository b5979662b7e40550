import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { Select } from "#ui/Select.tsx";
import { useCategoryOptions } from "../use-categories.ts";

export interface MoveTargetProps {
  label: string;
  /** The id of a category; "" for none. */
  value: string;
  onChange: (categoryId: string) => void;
  /** Shows that a choice is required. */
  isMissing: boolean;
  except?: string;
}

export function MoveTarget({ label, value, onChange, isMissing, except }: MoveTargetProps) {
  const t = useTranslations("communityAdmin.categories");
  const errorText = useFieldErrorText();
  const options = useCategoryOptions(({ id, isActive }) => isActive && id !== except);
  return (
    <Select
      label={label}
      placeholder={t("chooseTarget")}
      required
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isMissing ? errorText({ message: '{"key":"fieldRequired"}' }) : undefined}
    />
  );
}
