import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Comparison, Condition, FormField } from "#modules/services/contract/form/definition.ts";
import { numberOf } from "#modules/services/contract/form/conditions.ts";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { CloseIcon, PlusIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useFieldWords, useOptions } from "../form/use-field-words.ts";
import styles from "./Builder.module.css";
import { changed, conditionOf, plainOf, type PlainCondition, type WrittenCondition } from "./definition.ts";

const comparisons = ["equal", "notEqual", "filled", "empty", "atLeast", "atMost"] as const;

export interface ConditionEditorProps {
  legend: string;
  condition: Condition | undefined;
  /** Those that can be asked about. */
  fields: readonly FormField[];
  onChange: (condition: WrittenCondition | undefined) => void;
  error: string | undefined;
}

/** When something is shown or needed, in plain words: a field, how it compares, and with what. */
export function ConditionEditor({ legend, condition, fields, onChange, error }: ConditionEditorProps) {
  const t = useTranslations("servicesAdmin.condition");
  const wordsOf = useFieldWords();
  const id = useId();
  const plain = condition === undefined ? { mode: "all" as const, comparisons: [] } : plainOf(condition);
  const [first] = fields;
  const change = (part: Partial<PlainCondition>): void => {
    if (plain !== null) onChange(conditionOf({ ...plain, ...part }));
  };
  return (
    <fieldset className={styles.condition} aria-describedby={error === undefined ? undefined : id}>
      <legend>{legend}</legend>
      {error !== undefined && (
        <p className={textClass("flush", "xs", "danger")} id={id}>
          {error}
        </p>
      )}
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
          {plain.comparisons.map((comparison, place) => (
            <div key={place} className={styles.comparison}>
              <Select
                label={t("field")}
                value={comparison.field}
                options={[
                  ...fields.map((field) => ({ value: field.key, label: wordsOf(field).label || field.key })),
                  // It may have been deleted since.
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
                onChange={({ target }) =>
                  change({
                    comparisons: changed<Comparison>(plain.comparisons, place, {
                      is: target.value as Comparison["is"],
                    }),
                  })
                }
              />
              <ValueInput
                comparison={comparison}
                field={fields.find(({ key }) => key === comparison.field)}
                onChange={(value) => change({ comparisons: plain.comparisons.with(place, { ...comparison, value }) })}
              />
              <IconButton
                label={t("remove")}
                icon={<CloseIcon size={18} />}
                onClick={() => change({ comparisons: plain.comparisons.toSpliced(place, 1) })}
              />
            </div>
          ))}
          {first !== undefined && (
            <div>
              <Button
                size="sm"
                variant="quiet"
                icon={<PlusIcon size={18} />}
                onClick={() => change({ comparisons: [...plain.comparisons, { field: first.key, is: "filled" }] })}
              >
                {t("add")}
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
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
  if (field?.type === "yesNo") {
    return (
      <Select
        label={t("value")}
        value={String(value ?? "")}
        placeholder={form("choose")}
        options={[
          { value: "true", label: form("yes") },
          { value: "false", label: form("no") },
        ]}
        onChange={({ target }) => onChange(target.value === "true")}
      />
    );
  }
  if (field?.type === "choice" || field?.type === "choices") {
    return (
      <Select
        label={t("value")}
        value={text}
        placeholder={form("choose")}
        options={optionsOf(field)}
        onChange={({ target }) => onChange(target.value)}
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
