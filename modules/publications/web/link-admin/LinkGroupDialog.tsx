import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { isolated } from "#client/isolated.ts";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { LinkGroup } from "#modules/publications/contract/schemas-link.ts";
import { nameIn } from "#shared/locale.ts";
import { toLatinDigits, wholeNumeric } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { createLinkGroup, updateLinkGroup } from "../api.ts";
import { LanguageFields } from "../forms/LanguageFields.tsx";
import styles from "../forms/PublicationForm.module.css";
import { useRefresh } from "../use-refresh.ts";

type GroupValues = { nameAr: string; nameEn: string; order: string };
const fields = ["nameAr", "nameEn", "order"] as const;

const valuesOf = (group: LinkGroup | null): GroupValues => ({
  nameAr: group?.nameAr ?? "",
  nameEn: group?.nameEn ?? "",
  order: group === null ? "" : String(group.order),
});

/** Names and place of a group; `group` null for a new one. */
export function LinkGroupDialog({ group, onClose }: { group: LinkGroup | null; onClose: () => void }) {
  const t = useTranslations("publicationsAdmin.groups");
  const all = useTranslations("publicationsAdmin");
  const locale = useLocale();
  const toast = useToast();
  const refresh = useRefresh();
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const formId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  // What is compared by the server: of a change made meanwhile, what it left.
  const [base, setBase] = useState(group);
  const form = useForm<GroupValues>({ defaultValues: valuesOf(group) });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;

  const send = handleSubmit(async ({ order, ...names }) => {
    setFailure(null);
    const body = { ...names, order: order.trim() === "" ? 0 : Number(toLatinDigits(order)) };
    try {
      const { data } =
        base === null
          ? await createLinkGroup({ body })
          : await updateLinkGroup({ params: { id: base.id }, body: { ...body, version: base.version } });
      void refresh();
      toast({ message: all("form.saved", { name: isolated(nameIn(locale, data)) }), tone: "success" });
      onClose();
    } catch (error) {
      if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
        const current = error.problem.current as LinkGroup;
        void refresh();
        setBase(current);
        reset(valuesOf(current), { keepDirtyValues: true });
      }
      if (!showFieldProblems<GroupValues>(error, fields, setError)) setFailure(error);
    }
  });
  const submit = (): void => {
    if (!isSubmitting) void send();
  };
  const close = (): void => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(group === null ? "addTitle" : "editTitle")}
      closeLabel={all("cancel")}
      keepOpenOnOutsideClick={isDirty}
      actions={
        <>
          <Button variant="quiet" disabled={isSubmitting} onClick={close}>
            {all("cancel")}
          </Button>
          <Button variant="strong" type="submit" form={formId} loading={isSubmitting} loadingLabel={all("form.saving")}>
            {all("form.save")}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSubmit={submit}>
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <LanguageFields form={form} field="name" most={80} />
        <TextField
          label={all("fields.order")}
          hint={all("fields.orderHint")}
          optionalLabel={all("fields.optional")}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          error={errorText(errors.order)}
          {...register("order", { validate: validated(wholeNumeric) })}
        />
      </Form>
    </Dialog>
  );
}
