import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { maxHeadingLength, type PayrollLanguage } from "#modules/payroll/contract/kinds.ts";
import type { PayrollColumn } from "#modules/payroll/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { useLocale } from "#client/intl.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from "#ui/icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { moved, type ColumnValue } from "./prepare-mapping.ts";

export interface ColumnsEditorProps {
  /** Those that this table may have. */
  offered: readonly PayrollColumn[];
  /** Of the standard headings. */
  language: PayrollLanguage;
  value: readonly ColumnValue[];
  onChange: (columns: ColumnValue[]) => void;
  error: string | undefined;
}

/** The columns of a table in their order, each with its name in the file. */
export function ColumnsEditor({ offered, language, value, onChange, error }: ColumnsEditorProps) {
  const t = useTranslations("payrollMappings.form");
  const locale = useLocale();
  const nameOf = (key: string): string => {
    const column = offered.find((one) => one.key === key);
    return column === undefined ? t("unknown") : nameIn(locale, column);
  };
  const standardOf = (key: string): string => {
    const column = offered.find((one) => one.key === key);
    return column === undefined ? "" : nameIn(language, column);
  };
  const free = offered.filter(({ key }) => !value.some((column) => column.key === key));
  return (
    <div className={stackClass(3)}>
      {error !== undefined && (
        <p className={textClass("flush", "sm", "danger")} role="alert">
          {error}
        </p>
      )}
      <p className={textClass("flush", "sm", "muted")}>{t("standard")}</p>
      {value.length === 0 && <p className={textClass("flush", "sm", "muted")}>{t("empty")}</p>}
      <ol className={stackClass(3, "list")}>
        {value.map(({ key, heading }, place) => {
          const name = isolated(nameOf(key));
          return (
            <li key={key} className={rowClass([1, 3], "wrap", "align-end")}>
              <div className={boxClass("grows")}>
                <TextField
                  label={nameOf(key)}
                  placeholder={standardOf(key)}
                  dir="auto"
                  autoComplete="off"
                  maxLength={maxHeadingLength}
                  value={heading}
                  onChange={({ target }) => onChange(value.with(place, { key, heading: target.value }))}
                />
              </div>
              <div className={rowClass(1, "align-center", "below-1")}>
                <IconButton
                  label={t("up", { name })}
                  icon={<ArrowUpIcon size={18} />}
                  disabled={place === 0}
                  onClick={() => onChange(moved(value, place, place - 1))}
                />
                <IconButton
                  label={t("down", { name })}
                  icon={<ArrowDownIcon size={18} />}
                  disabled={place === value.length - 1}
                  onClick={() => onChange(moved(value, place, place + 1))}
                />
                <IconButton
                  label={t("remove", { name })}
                  icon={<DeleteIcon size={18} />}
                  onClick={() => onChange(value.toSpliced(place, 1))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {free.length > 0 && (
        <Select
          label={t("addColumn")}
          placeholder={t("chooseColumn")}
          options={free.map(({ key }) => ({ value: key, label: nameOf(key) }))}
          value=""
          onChange={({ target }) => {
            if (target.value !== "") onChange([...value, { key: target.value, heading: "" }]);
          }}
        />
      )}
    </div>
  );
}
