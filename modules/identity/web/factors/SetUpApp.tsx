import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { required } from "#shared/validators.ts";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { TextField } from "#ui/TextField.tsx";
import { confirmTotp, setUpTotp } from "./api.ts";
import styles from "./Factors.module.css";
import { ProofFields } from "./ProofDialog.tsx";
import { noProof, proofWantedBy, useFactorForm, type WantedProof } from "./use-factor-form.ts";

const QrCode = lazy(() => import("./QrCode.tsx").then((module) => ({ default: module.QrCode })));

export interface SetUpAppProps {
  proof: WantedProof;
  onClose: () => void;
  /** With recovery codes when there were none. */
  onDone: (recoveryCodes: string[] | null) => void;
}

/** Shows the secret as a QR code and as text; the first code of the app confirms it. */
export function SetUpApp({ proof, onClose, onDone }: SetUpAppProps) {
  const t = useTranslations("factors");
  const [made, setMade] = useState<{ secret: string; address: string } | null>(null);
  const form = useFactorForm(proof, async ({ code }, body) => {
    if (made === null) {
      setMade((await setUpTotp({ body })).data);
      form.reset();
    } else onDone((await confirmTotp({ body: { code } })).data.recoveryCodes);
  });
  const { input, wanted, setWanted } = form;
  const wantsProof = wanted.password || wanted.code;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (wantsProof || hasBegun.current) return;
    hasBegun.current = true;
    setUpTotp({ body: {} }).then(
      ({ data }) => setMade(data),
      // Any other error is reported when the proof is sent.
      (error: unknown) => setWanted(proofWantedBy(error, noProof) ?? { password: true, code: false }),
    );
  }, [wantsProof, setWanted]);
  return (
    <FormDialog
      title={t("setUp.title")}
      size="sm"
      sendingLabel={t("working")}
      submitLabel={t(made === null ? "carryOn" : "setUp.confirm")}
      {...form.frame}
      isSending={form.frame.isSending || (made === null && !wantsProof)}
      isDirty={made !== null || form.frame.isDirty}
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
            {...input("code", { validate: validated(required) })}
          />
        </>
      ) : wantsProof ? (
        <ProofFields form={form} hint={t("passwordText")} />
      ) : (
        <SkeletonBlock height="13rem" />
      )}
    </FormDialog>
  );
}
