import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { required } from "#shared/validators.ts";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { TextField } from "#ui/TextField.tsx";
import { confirmTotp, setUpTotp } from "./api.ts";
import styles from "./Factors.module.css";
import { FormDialog } from "#kit/FormDialog.tsx";
import { ProofFields } from "./ProofFields.tsx";
import { noProof, proofWantedBy, useFactorForm, type WantedProof } from "./use-factor-form.ts";

const QrCode = lazy(() => import("./QrCode.tsx").then((module) => ({ default: module.QrCode })));

export interface SetUpAppProps {
  proof: WantedProof;
  onClose: () => void;
  /** With recovery codes when there were none. */
  onDone: (recoveryCodes: string[] | null) => void;
}

/** The secret as a picture and as text, and the first code of the app, by which it counts. */
export function SetUpApp({ proof, onClose, onDone }: SetUpAppProps) {
  const t = useTranslations("factors");
  const errorText = useFieldErrorText();
  const [made, setMade] = useState<{ secret: string; address: string } | null>(null);
  const form = useFactorForm(proof, async ({ code }, body) => {
    if (made === null) {
      setMade((await setUpTotp({ body })).data);
      form.reset();
    } else onDone((await confirmTotp({ body: { code } })).data.recoveryCodes);
  });
  const { register, errors, wanted, setWanted } = form;
  const wantsProof = wanted.password || wanted.code;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (wantsProof || hasBegun.current) return;
    hasBegun.current = true;
    setUpTotp({ body: {} }).then(
      ({ data }) => setMade(data),
      // Whatever it is, the proof is another try at it, and says what is wrong.
      (error: unknown) => setWanted(proofWantedBy(error, noProof) ?? { password: true, code: false }),
    );
  }, [wantsProof, setWanted]);
  return (
    <FormDialog
      title={t("setUp.title")}
      size="sm"
      sendingLabel={t("working")}
      submitLabel={t(made === null ? "carryOn" : "setUp.confirm")}
      isSending={form.frame.isSending || (made === null && !wantsProof)}
      isDirty={made !== null || form.frame.isDirty}
      failure={form.frame.failure}
      onSubmit={form.frame.onSubmit}
      onClose={onClose}
    >
      {made !== null ? (
        <>
          <p className={boxClass("flush")}>{t("setUp.scan")}</p>
          <Suspense fallback={<SkeletonBlock height="13rem" />}>
            <QrCode text={made.address} label={t("setUp.picture")} />
          </Suspense>
          <p className={stackClass(1, "flush", "anywhere")}>
            <span className={styles.note}>{t("setUp.key")}</span>
            <code dir="ltr">{made.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          </p>
          <TextField
            key="code"
            label={t("setUp.code")}
            required
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={60}
            autoFocus
            error={errorText(errors.code)}
            {...register("code", { validate: validated(required) })}
          />
        </>
      ) : wantsProof ? (
        <ProofFields {...form.proofFields()} hint={t("passwordText")} />
      ) : (
        <SkeletonBlock height="13rem" />
      )}
    </FormDialog>
  );
}
