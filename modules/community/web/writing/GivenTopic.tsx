import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Card } from "#ui/Card.tsx";
import { CategoryChoice } from "./CategoryChoice.tsx";
import { LanguagePanes } from "./LanguagePanes.tsx";
import type { TopicForm } from "./topic-form.ts";
import { useEditorLabels } from "./use-editor-labels.ts";
import styles from "./WritingForm.module.css";

const noPictures = {
  accept: "",
  upload: async (): Promise<never> => {
    throw new Error("Nothing is uploaded while the form is only looked at.");
  },
  sourceOf: () => null,
};
const nothing = (): undefined => undefined;

/** The form as the address fills it: to look at, until the server's own topic takes its place. */
export function GivenTopic({ form }: { form: TopicForm }) {
  const t = useTranslations("writing");
  const reader = useLocale();
  const labels = useEditorLabels();
  const [front, setFront] = useState(reader);
  return (
    <div className={styles.form} inert aria-busy="true" aria-label={t("loading")}>
      <div className={styles.category}>
        <CategoryChoice value={form.categoryId} onChange={nothing} topic={null} error={undefined} />
      </div>
      <Card>
        <LanguagePanes
          form={form}
          onChange={nothing}
          topic={null}
          errorOf={nothing}
          shown={front}
          onShown={setFront}
          labels={labels}
          pictures={noPictures}
          onFiles={nothing}
        />
      </Card>
    </div>
  );
}
