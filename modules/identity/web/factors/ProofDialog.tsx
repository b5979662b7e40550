import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FormDialog, type FormDialogProps } from "#kit/FormDialog.tsx";
import { ProofFields } from "./ProofFields.tsx";
import { noProof, useFactorForm, type FactorForm, type SendFactor, type WantedProof } from "./use-factor-form.ts";

export interface ProofDialogProps extends Pick<FormDialogProps, "title" | "submitLabel" | "tone" | "onClose"> {
  /** None by default: the server may require some. */
  proof?: WantedProof;
  /** The name that the form begins with. */
  name?: string;
  send: SendFactor;
  /** Hint of the password. */
  hint?: string;
  /** Above the proof. */
  children?: ReactNode | ((form: FactorForm) => ReactNode);
}

/** A form dialog that ends with the proof of identity it requires. */
export function ProofDialog({ proof = noProof, name, send, hint, children, ...dialog }: ProofDialogProps) {
  const t = useTranslations("factors");
  const form = useFactorForm(proof, send, name);
  return (
    <FormDialog {...form.frame} {...dialog} size="sm" sendingLabel={t("working")}>
      {typeof children === "function" ? children(form) : children}
      <ProofFields form={form} hint={hint} />
    </FormDialog>
  );
}
