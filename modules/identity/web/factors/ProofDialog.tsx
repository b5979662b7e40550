import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { FormDialog, type FormDialogProps } from "#kit/FormDialog.tsx";
import { required } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { Password } from "../components/Password.tsx";
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

interface ProofFieldsProps {
  form: Pick<FactorForm, "wanted" | "input">;
  hint?: string | undefined;
  /** For dialogs. */
  takesFocus?: boolean;
}

/** The password and the code that prove identity before the sign-in of an account is changed. */
export function ProofFields({ form: { wanted, input }, hint, takesFocus = true }: ProofFieldsProps) {
  const t = useTranslations("factors");
  const rules = { validate: validated(required) };
  return (
    <>
      {wanted.password && (
        <Password
          label={t("password")}
          hint={hint}
          autoComplete="current-password"
          {...(takesFocus ? { "data-autofocus": "" } : {})}
          {...input("password", rules)}
        />
      )}
      {wanted.code && (
        <TextField
          label={t("removing.code")}
          required
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          {...input("code", rules)}
        />
      )}
    </>
  );
}
