import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import type { EntityPage } from "./EntityForm.tsx";

export interface AddEntityProps<Entity, Values extends FieldValues> extends EntityPage<Entity, Values> {
  empty: Values;
  draftPlace: string;
  create: (values: Values) => Promise<{ data: Entity }>;
}

export function AddEntity<Entity, Values extends FieldValues>(props: AddEntityProps<Entity, Values>) {
  const { title, back, nameOf, renderForm, refresh, onSaved, confirmationFor, empty, draftPlace, create } = props;
  const t = useTranslations("kit.form");
  useDocumentTitle(title);
  async function save(values: Values): Promise<string> {
    // Also after a failure: the first of several may have been created.
    const { data } = await create(values).finally(() => void refresh());
    // Once the form has registered that it is saved.
    setTimeout(onSaved);
    return t("added", { name: isolated(nameOf(data)) });
  }
  return (
    <>
      <PageHeading title={title} back={back} />
      {renderForm({ initial: empty, draftPlace, submitLabel: t("add"), save, confirmationFor })}
    </>
  );
}
