import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { signedInPerson } from "#client/session.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { signOut, useMailDelivery } from "./api.ts";
import { ConfirmForm, ResetForm, type Confirmed } from "./entrance/LinkForms.tsx";
import { useArrival } from "./use-arrival.ts";

type Outcome = { kind: "confirmed"; answer: Confirmed } | { kind: "reset" } | { kind: "linkInvalid" };

/** Completes a mailed link over the home page, with a session. */
export function LinkDialog() {
  const t = useTranslations("identity");
  const locale = useLocale();
  const { confirm, reset } = useSearch({ from: "/app/" });
  const navigate = useNavigate();
  const arrive = useArrival(undefined);
  const deliversMail = useMailDelivery();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const code = confirm ?? reset;
  if (code === undefined) return null;

  const close = (): void => {
    setOutcome(null);
    void navigate({ to: "/", search: {}, replace: true });
  };
  const frame = { open: true, onClose: close, size: "sm" as const };
  const message = (title: string, text: string) => (
    <Dialog
      {...frame}
      title={title}
      actions={
        <Button data-autofocus="" onClick={close}>
          {t("close")}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );

  if (outcome?.kind === "linkInvalid") return message(t("linkInvalid.title"), t("linkInvalid.text"));
  if (outcome?.kind === "reset") return message(t("reset.done"), t("reset.doneText"));
  if (outcome?.kind === "confirmed") {
    const { status, token, refreshToken, user } = outcome.answer;
    const mine = signedInPerson();
    if (status === "confirmEmail") {
      return message(t("confirm.agreed"), t(deliversMail ? "confirm.agreedText" : "confirm.agreedKept"));
    }
    if (status === "waiting") {
      return message(t("confirm.done"), t(deliversMail ? "waiting.text" : "waiting.textKept"));
    }
    if (token === undefined || refreshToken === undefined || user === undefined) {
      return message(t("confirm.done"), t("confirm.doneText"));
    }
    const name = nameIn(locale, user);
    return (
      <Dialog
        {...frame}
        title={t("confirm.done")}
        actions={
          <>
            <Button variant="strong" onClick={() => arrive({ token, refreshToken }, user)}>
              {name === "" ? t("confirm.switchWithoutName") : t("confirm.switch", { name })}
            </Button>
            <Button
              data-autofocus=""
              onClick={() => {
                // The session that came with the confirmation is not wanted.
                void signOut({}, { accessToken: token }).catch(() => undefined);
                close();
              }}
            >
              {t("confirm.stay")}
            </Button>
          </>
        }
      >
        <p>{t("confirm.switchText", { name: mine === null ? "" : nameIn(locale, mine) })}</p>
      </Dialog>
    );
  }
  const onLinkInvalid = (): void => setOutcome({ kind: "linkInvalid" });
  return confirm !== undefined ? (
    <Dialog {...frame} title={t("confirm.title")}>
      <p>{t("confirm.intro")}</p>
      <ConfirmForm
        code={confirm}
        onConfirmed={(answer) => setOutcome({ kind: "confirmed", answer })}
        onLinkInvalid={onLinkInvalid}
      />
    </Dialog>
  ) : (
    <Dialog {...frame} title={t("reset.title")}>
      <p>{t("reset.intro")}</p>
      <ResetForm code={code} onDone={() => setOutcome({ kind: "reset" })} onLinkInvalid={onLinkInvalid} />
    </Dialog>
  );
}
