import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { numberOf } from "#modules/services/contract/form/conditions.ts";
import type { FieldType, FormField } from "#modules/services/contract/form/definition.ts";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TextField } from "#ui/TextField.tsx";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { BothLanguages } from "./BothLanguages.tsx";
import styles from "./Builder.module.css";
import { ConditionEditor } from "./ConditionEditor.tsx";
import { changed, compact, emptyOption, withType } from "./definition.ts";
import { RowsEditor } from "./RowsEditor.tsx";

/** In the order of the select. */
// oxfmt-ignore
const fieldTypes = [
  "text", "longText", "number", "date", "dateRange", "time", "timeRange",
  "choice", "choices", "yesNo", "person", "lookup", "file",
] as const satisfies readonly FieldType[];

/** Reference lists that a field can offer. */
// oxfmt-ignore
const lookupCategories = [
  "leaveType", "permissionType", "correctionReason", "exceptionReason", "other",
] as const satisfies readonly NonNullable<FormField["lookupCategory"]>[];

export interface FieldEditorProps {
  field: FormField;
  fields: readonly FormField[];
  onChange: (field: FormField) => void;
  /** Returns the error at a path within the field, for example `options.1.labelAr`. */
  errorOf: (path: string) => string | undefined;
}

/** Edits one field of a form: type, texts in both languages, bounds and condition. */
export function FieldEditor({ field, fields, onChange, errorOf }: FieldEditorProps) {
  const t = useTranslations("servicesAdmin.fields");
  const change = (part: { [Key in keyof FormField]?: FormField[Key] | undefined }): void =>
    onChange(compact({ ...field, ...part }) as FormField);
  const bound = (name: "min" | "max" | "maximumLength", label: string) => (
    <Bound
      label={label}
      inputMode={name === "maximumLength" ? "numeric" : "decimal"}
      value={field[name]}
      error={errorOf(name)}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <div className={stackClass(5)}>
      <div className={gridClass(16, [4, 5], "align-start", "shrinks")}>
        <Select
          label={t("type")}
          value={field.type}
          options={fieldTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={({ target }) => {
            const type = fieldTypes.find((one) => one === target.value);
            if (type !== undefined) onChange(withType(field, type));
          }}
        />
        <TextField
          label={t("key")}
          hint={t("keyHint")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={field.key}
          error={errorOf("key")}
          onChange={({ target }) => change({ key: target.value })}
        />
      </div>
      <BothLanguages
        field="label"
        texts={field}
        label={t("label")}
        maxLength={200}
        onChange={(name, text) => change({ [name]: text })}
        errorOf={errorOf}
      />
      <BothLanguages
        field="help"
        texts={field}
        label={t("help")}
        optional
        maxLength={500}
        onChange={(name, text) => change({ [name]: text === "" ? undefined : text })}
        errorOf={errorOf}
      />
      {(field.type === "choice" || field.type === "choices") && (
        <Options field={field} onChange={(options) => change({ options })} errorOf={errorOf} />
      )}
      {field.type === "lookup" && (
        <Select
          label={t("lookup")}
          required
          placeholder={t("choose")}
          value={field.lookupCategory ?? ""}
          options={lookupCategories.map((category) => ({ value: category, label: t(`lookups.${category}`) }))}
          error={errorOf("lookupCategory")}
          onChange={({ target }) =>
            change({ lookupCategory: lookupCategories.find((category) => category === target.value) })
          }
        />
      )}
      {field.type === "number" && (
        <div className={gridClass(16, [4, 5], "align-start", "shrinks")}>
          {bound("min", t("min"))}
          {bound("max", t("max"))}
        </div>
      )}
      {(field.type === "text" || field.type === "longText") && bound("maximumLength", t("maximumLength"))}
      <Switch
        label={t("required")}
        checked={field.required}
        onChange={({ target }) => change({ required: target.checked })}
      />
      <ConditionEditor
        legend={t("showWhen")}
        condition={field.showWhen}
        fields={fields.filter(({ key }) => key !== field.key)}
        onChange={(showWhen) => change({ showWhen })}
        error={errorOf("showWhen")}
      />
    </div>
  );
}

interface BoundProps {
  label: string;
  inputMode: "numeric" | "decimal";
  value: number | undefined;
  error: string | undefined;
  onChange: (value: number | undefined) => void;
}

/** An optional number. The typed text stays until blur, since "-" and "0." are beginnings of numbers. */
function Bound({ value, onChange, ...field }: BoundProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      optional
      autoComplete="off"
      maxLength={10}
      value={typed ?? String(value ?? "")}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value) ?? undefined);
      }}
    />
  );
}

interface OptionsProps {
  field: FormField;
  onChange: (options: NonNullable<FormField["options"]>) => void;
  errorOf: (path: string) => string | undefined;
}

function Options({ field: { options = [] }, onChange, errorOf }: OptionsProps) {
  const t = useTranslations("servicesAdmin.fields");
  const formats = useFormats();
  return (
    <FieldGroup label={t("options")} error={errorOf("options")} gap={3}>
      <RowsEditor
        rows={options}
        className={styles.option}
        addLabel={t("addOption")}
        removeLabel={(number) => t("removeOption", { number })}
        create={() => emptyOption(options)}
        onChange={onChange}
      >
        {(option, place) => (
          <BothLanguages
            field="label"
            texts={option}
            label={t("option", { number: formats.number(place + 1) })}
            maxLength={200}
            onChange={(name, text) => onChange(changed(options, place, { [name]: text }))}
            errorOf={(name) => errorOf(`options.${place}.${name}`)}
          />
        )}
      </RowsEditor>
    </FieldGroup>
  );
}
