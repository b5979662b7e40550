import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Answers, FormDefinition } from "#modules/services/contract/form/definition.ts";
import { Card } from "#ui/Card.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { FormFields } from "../form/FormFields.tsx";

const nothing = { lookups: {}, people: [], files: [] };

/** The form as it will be filled in; nothing of it is kept. */
export function Preview({ form }: { form: FormDefinition }) {
  const t = useTranslations("servicesAdmin.builder");
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <Card title={t("preview")}>
      <div className={stackClass(5)}>
        <p className={textClass("flush", "xs", "muted")}>
          {t(form.fields.length === 0 ? "previewEmpty" : "previewText")}
        </p>
        <FormFields
          // Files would really be uploaded.
          form={{ fields: form.fields.filter(({ type }) => type !== "file") }}
          answers={answers}
          onAnswer={(key, answer) => setAnswers((before) => ({ ...before, [key]: answer as Answers[string] }))}
          errors={{}}
          context={nothing}
          onBusy={() => undefined}
        />
      </div>
    </Card>
  );
}
