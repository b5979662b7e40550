import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { fieldTypes, lookupCategories } from "./kinds.ts";
import { numberOf } from "#modules/services/contract/form/conditions.ts";
import type { FormField } from "#modules/services/contract/form/definition.ts";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { CloseIcon, PlusIcon } from "#ui/icons.ts";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TextField } from "#ui/TextField.tsx";
import { BothLanguages } from "./BothLanguages.tsx";
import styles from "./Builder.module.css";
import { ConditionEditor } from "./ConditionEditor.tsx";
import { changed, compact, emptyOption, withType } from "./definition.ts";

export interface FieldEditorProps {
  field: FormField;
  fields: readonly FormField[];
  onChange: (field: FormField) => void;
  /** What is wrong at a path within the field, for instance `options.1.labelAr`. */
  errorOf: (path: string) => string | undefined;
}

/** One field of a form: its type, its words in both languages, what it takes, and when it is shown. */
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
        label={t("label")}
        en={field.labelEn}
        ar={field.labelAr}
        most={200}
        onChange={(language, text) => change({ [`label${language}`]: text })}
        errorOf={(language) => errorOf(`label${language}`)}
      />
      <BothLanguages
        label={t("help")}
        optional
        en={field.helpEn ?? ""}
        ar={field.helpAr ?? ""}
        most={500}
        onChange={(language, text) => change({ [`help${language}`]: text === "" ? undefined : text })}
        errorOf={(language) => errorOf(`help${language}`)}
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

/** A number that may be left out. What is typed stays as it is until the field is left: "-" and "0." begin numbers too. */
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
  const error = errorOf("options");
  return (
    <fieldset className={styles.condition}>
      <legend>{t("options")}</legend>
      {error !== undefined && <p className={textClass("flush", "xs", "danger")}>{error}</p>}
      {options.map((option, place) => (
        <div key={place} className={styles.option}>
          <BothLanguages
            label={t("option", { number: formats.number(place + 1) })}
            en={option.labelEn}
            ar={option.labelAr}
            most={200}
            onChange={(language, text) => onChange(changed(options, place, { [`label${language}`]: text }))}
            errorOf={(language) => errorOf(`options.${place}.label${language}`)}
          />
          <IconButton
            label={t("removeOption", { number: formats.number(place + 1) })}
            icon={<CloseIcon size={18} />}
            onClick={() => onChange(options.toSpliced(place, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="sm"
          variant="quiet"
          icon={<PlusIcon size={18} />}
          onClick={() => onChange([...options, emptyOption(options)])}
        >
          {t("addOption")}
        </Button>
      </div>
    </fieldset>
  );
}
