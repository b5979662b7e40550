import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FormDialog, type FormDialogProps } from "#kit/FormDialog.tsx";
import { ProofFields } from "./ProofFields.tsx";
import type { useFactorForm } from "./use-factor-form.ts";

export interface ProofDialogProps extends Pick<FormDialogProps, "title" | "submitLabel" | "tone" | "onClose"> {
  form: ReturnType<typeof useFactorForm>;
  /** Beside the password. */
  hint?: string;
  /** Above the proof. */
  children?: ReactNode;
}

/** A form over a page that ends with the proof of identity it needs. */
export function ProofDialog({ form, hint, children, ...dialog }: ProofDialogProps) {
  const t = useTranslations("factors");
  return (
    <FormDialog {...form.frame} {...dialog} size="sm" sendingLabel={t("working")}>
      {children}
      <ProofFields {...form.proofFields()} {...(hint === undefined ? {} : { hint })} />
    </FormDialog>
  );
}
