import { useTranslations } from "use-intl";
import type { Comparison, Condition, FormField } from "#modules/services/contract/form/definition.ts";
import { numberOf } from "#modules/services/contract/form/conditions.ts";
import { Button } from "#ui/Button.tsx";
import { textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { useFieldWords, useOptions } from "../form/use-field-words.ts";
import styles from "./Builder.module.css";
import { conditionOf, plainOf, type PlainCondition, type WrittenCondition } from "./definition.ts";
import { RowsEditor } from "./RowsEditor.tsx";

const comparisons = ["equal", "notEqual", "filled", "empty", "atLeast", "atMost"] as const;

export interface ConditionEditorProps {
  legend: string;
  condition: Condition | undefined;
  /** Fields that can be compared. */
  fields: readonly FormField[];
  onChange: (condition: WrittenCondition | undefined) => void;
  error: string | undefined;
}

/** Edits a condition: a field, a comparison and a value. */
export function ConditionEditor({ legend, condition, fields, onChange, error }: ConditionEditorProps) {
  const t = useTranslations("servicesAdmin.condition");
  const wordsOf = useFieldWords();
  const plain = condition === undefined ? { mode: "all" as const, comparisons: [] } : plainOf(condition);
  const [first] = fields;
  const change = (part: Partial<PlainCondition>): void => {
    if (plain !== null) onChange(conditionOf({ ...plain, ...part }));
  };
  return (
    <FieldGroup label={legend} error={error} gap={3}>
      {plain === null ? (
        <p className={textClass("flush", "xs", "muted")}>
          {t("involved")}{" "}
          <Button size="sm" variant="quietDanger" onClick={() => onChange(undefined)}>
            {t("drop")}
          </Button>
        </p>
      ) : (
        <>
          {plain.comparisons.length === 0 && <p className={textClass("flush", "xs", "muted")}>{t("always")}</p>}
          {plain.comparisons.length > 1 && (
            <Select
              compact
              hideLabel
              label={t("mode")}
              value={plain.mode}
              options={[
                { value: "all", label: t("all") },
                { value: "any", label: t("any") },
              ]}
              onChange={({ target }) => change({ mode: target.value === "any" ? "any" : "all" })}
            />
          )}
          <RowsEditor<Comparison>
            rows={plain.comparisons}
            className={styles.comparison}
            addLabel={t("add")}
            removeLabel={() => t("remove")}
            create={first && (() => ({ field: first.key, is: "filled" }))}
            onChange={(next) => change({ comparisons: next })}
          >
            {(comparison, place) => (
              <>
                <Select
                  label={t("field")}
                  value={comparison.field}
                  options={[
                    ...fields.map((field) => ({ value: field.key, label: wordsOf(field).label || field.key })),
                    // The field may have been deleted since.
                    ...(fields.some(({ key }) => key === comparison.field)
                      ? []
                      : [{ value: comparison.field, label: comparison.field }]),
                  ]}
                  onChange={({ target }) =>
                    change({ comparisons: plain.comparisons.with(place, { field: target.value, is: "filled" }) })
                  }
                />
                <Select
                  label={t("is")}
                  value={comparison.is}
                  options={[
                    ...comparisons.map((is) => ({ value: is as string, label: t(`comparison.${is}`) })),
                    ...(comparison.is === "oneOf" ? [{ value: "oneOf", label: t("comparison.oneOf") }] : []),
                  ]}
                  onChange={({ target }) => {
                    const is = target.value as Comparison["is"];
                    change({ comparisons: plain.comparisons.with(place, { ...comparison, is }) });
                  }}
                />
                <ValueInput
                  comparison={comparison}
                  field={fields.find(({ key }) => key === comparison.field)}
                  onChange={(value) => change({ comparisons: plain.comparisons.with(place, { ...comparison, value }) })}
                />
              </>
            )}
          </RowsEditor>
        </>
      )}
    </FieldGroup>
  );
}

interface ValueInputProps {
  comparison: Comparison;
  field: FormField | undefined;
  onChange: (value: NonNullable<Comparison["value"]>) => void;
}

function ValueInput({ comparison: { is, value }, field, onChange }: ValueInputProps) {
  const t = useTranslations("servicesAdmin.condition");
  const form = useTranslations("servicePages.form");
  const optionsOf = useOptions();
  if (is === "filled" || is === "empty") return null;
  if (is === "oneOf") {
    const chosen = Array.isArray(value) ? value : [];
    const known = field === undefined ? [] : optionsOf(field);
    const words = chosen.map((one) => known.find((option) => option.value === one)?.label ?? one);
    return <p className={textClass("flush", "xs", "muted")}>{words.join(" · ")}</p>;
  }
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const isYesNo = field?.type === "yesNo";
  if (isYesNo || field?.type === "choice" || field?.type === "choices") {
    return (
      <Select
        label={t("value")}
        value={isYesNo ? String(value ?? "") : text}
        placeholder={form("choose")}
        options={
          isYesNo
            ? [
                { value: "true", label: form("yes") },
                { value: "false", label: form("no") },
              ]
            : optionsOf(field)
        }
        onChange={({ target }) => onChange(isYesNo ? target.value === "true" : target.value)}
      />
    );
  }
  const isNumber = field?.type === "number" || field?.type === "dateRange" || field?.type === "timeRange";
  return (
    <TextField
      label={field?.type === "dateRange" ? t("days") : field?.type === "timeRange" ? t("minutes") : t("value")}
      dir="auto"
      autoComplete="off"
      maxLength={200}
      value={text}
      onChange={({ target }) => onChange(isNumber ? (numberOf(target.value) ?? target.value) : target.value)}
    />
  );
}
