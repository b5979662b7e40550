import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { keyOf } from "#client/query.ts";
import type { SavedView } from "#modules/community/contract/schemas-administration.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { createSavedView, listSavedViews, updateSavedView } from "../admin/api.ts";
import { filtersOf, type TopicsFilterSearch } from "../admin/search.ts";
import { useId } from "react";

export interface SaveViewProps {
  search: TopicsFilterSearch;
  /** The view that gets another name; a new one when left out. */
  view?: SavedView;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function SaveView({ search, view, onClose }: SaveViewProps) {
  const t = useTranslations("communityAdmin.savedViews");
  const all = useTranslations("communityAdmin");
  const toast = useToast();
  const queries = useQueryClient();
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const formId = useId();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: view?.name ?? "" } });
  const save = useMutation({
    mutationFn: ({ name }: { name: string }) =>
      view === undefined
        ? createSavedView({
            body: {
              name,
              filters: { ...filtersOf(search), ...(search.sort === undefined ? {} : { sort: search.sort }) },
            },
          })
        : updateSavedView({ params: { id: view.id }, body: { name } }),
    onSuccess: ({ data }) => {
      void queries.invalidateQueries({ queryKey: keyOf(listSavedViews) });
      toast({ message: t("saved", { name: isolated(data.name) }), tone: "success" });
      onClose();
    },
  });
  const submit = handleSubmit(async (values) => {
    await save.mutateAsync(values).catch((error: unknown) => showFieldProblems(error, ["name"], setError));
  });
  const failure = save.error !== null && formState.errors.name === undefined ? problemText(save.error) : null;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={view === undefined ? t("save") : t("renameOf", { name: isolated(view.name) })}
      closeLabel={all("close")}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {all("cancel")}
          </Button>
          <Button variant="strong" type="submit" form={formId} loading={save.isPending}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <FormError message={failure} />
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          data-autofocus=""
          autoComplete="off"
          error={errorText(formState.errors.name)}
          {...register("name", { validate: validated(firstOf(required, maxLength(60))) })}
        />
      </form>
    </Dialog>
  );
}
