import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ConfirmButton, type Confirmed } from "./entrance/ConfirmButton.tsx";
import { EntranceHeading } from "./entrance/EntranceHeading.tsx";
import { LinkInvalid, Waiting } from "./entrance/EntranceStates.tsx";
import { ForgotForm } from "./entrance/ForgotForm.tsx";
import { MailSent } from "./entrance/MailSent.tsx";
import { ResetForm } from "./entrance/ResetForm.tsx";
import { SignInForm } from "./entrance/SignInForm.tsx";
import type { LoginSearch } from "./search.ts";
import { useArrival } from "./use-arrival.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Said above the sign-in form: why one is here. */
    notice?: "expired" | "passwordChanged";
  }
}

/** What has come of a form, until the address changes. */
type Outcome =
  | { kind: "waiting" }
  | { kind: "mailed"; email: string }
  | { kind: "linkInvalid"; askAgain: "forgot" | "signUp" };

/** Signing in and everything around it: states of one page, since only this page is open to everybody. */
export function LoginPage() {
  const search = useSearch({ strict: false }) as LoginSearch;
  // Another address is another state: what came of the last form is over then.
  return <LoginState key={JSON.stringify(search)} {...search} />;
}

function LoginState({ next, view, confirm, reset }: LoginSearch) {
  const t = useTranslations("identity");
  const navigate = useNavigate();
  const arrive = useArrival(next);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const notice = useLocation({ select: ({ state }) => state.notice });

  function confirmed({ status, token, refreshToken, user }: Confirmed): void {
    if (status === "waiting") setOutcome({ kind: "waiting" });
    else if (token !== undefined && refreshToken !== undefined && user !== undefined)
      arrive({ token, refreshToken }, user);
    else void navigate({ to: "/login", replace: true });
  }

  if (outcome?.kind === "waiting") {
    return (
      <Waiting
        onBack={() => {
          setOutcome(null);
          void navigate({ to: "/login" });
        }}
      />
    );
  }
  if (outcome?.kind === "linkInvalid") return <LinkInvalid askAgain={outcome.askAgain} />;
  if (outcome?.kind === "mailed") {
    return <MailSent kind="reset" email={outcome.email} onAnother={() => setOutcome(null)} />;
  }
  if (confirm !== undefined) {
    return (
      <>
        <EntranceHeading title={t("confirm.title")} intro={t("confirm.intro")} />
        <ConfirmButton
          code={confirm}
          onConfirmed={confirmed}
          onLinkInvalid={() => setOutcome({ kind: "linkInvalid", askAgain: "signUp" })}
        />
      </>
    );
  }
  if (reset !== undefined) {
    return (
      <>
        <EntranceHeading title={t("reset.title")} intro={t("reset.intro")} />
        <ResetForm
          code={reset}
          onDone={() => void navigate({ to: "/login", replace: true, state: { notice: "passwordChanged" } })}
          onLinkInvalid={() => setOutcome({ kind: "linkInvalid", askAgain: "forgot" })}
        />
      </>
    );
  }
  if (view === "forgot") {
    return <ForgotForm next={next} onMailed={(email) => setOutcome({ kind: "mailed", email })} />;
  }
  const noticeText = notice === undefined ? null : t(`signIn.${notice}`);
  return <SignInForm next={next} notice={noticeText} onWaiting={() => setOutcome({ kind: "waiting" })} />;
}
