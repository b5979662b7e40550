import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { KeyIcon } from "#ui/icons.ts";
import { useArrival } from "../use-arrival.ts";

export interface PasskeyButtonProps {
  next: string | undefined;
  onFailure: (error: unknown) => void;
}

/** Signs in with a passkey, in a browser that supports them; the library is loaded on press. */
export function PasskeyButton({ next, onFailure }: PasskeyButtonProps) {
  const t = useTranslations("identity");
  const arrive = useArrival(next);
  const [busy, setBusy] = useState(false);
  async function signIn(): Promise<void> {
    setBusy(true);
    onFailure(null);
    try {
      const { signInByPasskey } = await import("./sign-in-by-passkey.ts");
      const signedIn = await signInByPasskey();
      if (signedIn !== null) arrive(signedIn, signedIn.user);
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button wide size="lg" icon={<KeyIcon />} loading={busy} loadingLabel={t("working")} onClick={() => void signIn()}>
      {t("secondStep.passkey")}
    </Button>
  );
}
