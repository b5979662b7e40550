import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { FactorMethod } from "#shared/errors.ts";
import type { Confirmed } from "./entrance/LinkForms.tsx";
import { EntranceHeading } from "./entrance/EntranceForm.tsx";
import { LinkInvalid, MailSent, Waiting } from "./entrance/EntranceStates.tsx";
import { SignInForm } from "./entrance/SignInForm.tsx";
import type { LoginSearch } from "./search.ts";
import { useArrival } from "./use-arrival.ts";
import { useMailDelivery } from "./api.ts";

// Rarely needed forms share their chunk with forms behind the sign-in.
const ConfirmForm = lazy(() => import("./entrance/LinkForms.tsx").then((module) => ({ default: module.ConfirmForm })));
const ResetForm = lazy(() => import("./entrance/LinkForms.tsx").then((module) => ({ default: module.ResetForm })));
const ForgotForm = lazy(() => import("./entrance/ForgotForm.tsx").then((module) => ({ default: module.ForgotForm })));
const SingleSignOnArrival = lazy(() =>
  import("./single-sign-on/SingleSignOnArrival.tsx").then((module) => ({ default: module.SingleSignOnArrival })),
);
const SecondStep = lazy(() => import("./factors/SecondStep.tsx").then((module) => ({ default: module.SecondStep })));

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Shown above the sign-in form. */
    notice?: "expired" | "passwordChanged" | "addressAgreed";
  }
}

/** The result of a form, until the address changes. */
type Outcome =
  | { kind: "waiting" }
  | { kind: "mailed"; email: string }
  | { kind: "linkInvalid"; askAgain: "forgot" | "signUp" }
  | { kind: "secondStep"; challenge: string; ways: readonly FactorMethod[] }
  | { kind: "refused"; error: unknown };

/** Sign-in and related forms: states of one page. Besides sign-up it is the only page without a session. */
export function LoginPage() {
  const search = useSearch({ from: "/entrance/login" });
  // Another address is another state, without the result of the last form.
  return (
    <Suspense>
      <LoginState key={JSON.stringify(search)} {...search} />
    </Suspense>
  );
}

function LoginState({ next, view, confirm, reset, by, problem }: LoginSearch) {
  const t = useTranslations("identity");
  const navigate = useNavigate();
  const arrive = useArrival(next);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const given = useLocation({ select: ({ state }) => state.notice });
  const deliversMail = useMailDelivery();
  const notice = given === "addressAgreed" && !deliversMail ? "addressAgreedKept" : given;
  const ticket = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get("ticket") });
  const problemText = useProblemText();
  const refused = useCallback(
    (error: unknown): void => {
      setOutcome(isProblem(error, "account_waiting") ? { kind: "waiting" } : { kind: "refused", error });
      void navigate({ to: "/login", search: next === undefined ? {} : { next }, replace: true });
    },
    [navigate, next],
  );

  function confirmed({ status, token, refreshToken, user }: Confirmed): void {
    if (status === "waiting") setOutcome({ kind: "waiting" });
    else if (token !== undefined && refreshToken !== undefined && user !== undefined)
      arrive({ token, refreshToken }, user);
    else if (status === "confirmEmail")
      void navigate({ to: "/login", replace: true, state: { notice: "addressAgreed" } });
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
  if (outcome?.kind === "secondStep") {
    return <SecondStep {...outcome} next={next} onBack={() => setOutcome(null)} onOver={refused} />;
  }
  if (outcome?.kind === "linkInvalid") return <LinkInvalid askAgain={outcome.askAgain} />;
  if (outcome?.kind === "mailed") {
    return <MailSent kind="reset" email={outcome.email} onAnother={() => setOutcome(null)} />;
  }
  if (ticket !== null && outcome === null) {
    return <SingleSignOnArrival ticket={ticket} next={next} onFailed={refused} />;
  }
  if (confirm !== undefined) {
    return (
      <>
        <EntranceHeading
          title={t("confirm.title")}
          intro={t(by === "password" ? "confirm.passwordIntro" : "confirm.intro")}
        />
        <ConfirmForm
          code={confirm}
          asksPassword={by === "password"}
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
  const trouble =
    outcome?.kind === "refused"
      ? isProblem(outcome.error, "link_invalid")
        ? t("singleSignOn.interrupted")
        : problemText(outcome.error)
      : problem === undefined
        ? null
        : t(`singleSignOn.${problem}`);
  return (
    <SignInForm
      next={next}
      notice={trouble ?? (notice === undefined ? null : t(`signIn.${notice}`))}
      isTrouble={trouble !== null}
      onWaiting={() => setOutcome({ kind: "waiting" })}
      onSecondStep={(step) => setOutcome({ kind: "secondStep", ...step })}
    />
  );
}
