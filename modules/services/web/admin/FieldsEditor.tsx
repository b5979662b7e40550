import { useState } from "react";
import { useTranslations } from "use-intl";
import type { FormDefinition, FormField } from "#modules/services/contract/form/definition.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { useFieldWords } from "../form/use-field-words.ts";
import { emptyField, moved } from "./definition.ts";
import { FieldEditor } from "./FieldEditor.tsx";
import { ItemFrame } from "./ItemFrame.tsx";
import type { Objections } from "./use-objections.ts";

export interface FieldsEditorProps {
  form: FormDefinition;
  onChange: (form: FormDefinition) => void;
  objections: Objections;
}

export function FieldsEditor({ form: { fields }, onChange, objections }: FieldsEditorProps) {
  const t = useTranslations("servicesAdmin.fields");
  const wordsOf = useFieldWords();
  const [added, setAdded] = useState<string | null>(null);
  const write = (next: FormField[]): void => onChange({ fields: next });
  function add(): void {
    const field = emptyField("text", fields);
    setAdded(field.key);
    write([...fields, field]);
  }
  const error = objections.at("form.fields");
  return (
    <Card title={t("title")}>
      <p className={textClass("flush", "xs", "muted")}>{t("intro")}</p>
      {error !== undefined && <p className={textClass("flush", "xs", "danger")}>{error}</p>}
      <ol className={stackClass(3, "list", "above-4")}>
        {fields.map((field, place) => (
          // Not keyed by the field's key, which can be edited while it is open.
          <ItemFrame
            key={place}
            name={wordsOf(field).label}
            detail={t(`types.${field.type}`)}
            place={place}
            count={fields.length}
            wrong={objections.below(`form.fields.${place}.`)}
            startsOpen={field.key === added}
            onMove={(from, to) => write(moved(fields, from, to))}
            onRemove={() => write(fields.toSpliced(place, 1))}
          >
            <FieldEditor
              field={field}
              fields={fields}
              onChange={(next) => write(fields.with(place, next))}
              errorOf={(path) => objections.at(`form.fields.${place}.${path}`)}
            />
          </ItemFrame>
        ))}
      </ol>
      <div className={boxClass("above-4")}>
        <Button icon={<PlusIcon size={20} />} onClick={add}>
          {t("add")}
        </Button>
      </div>
    </Card>
  );
}
