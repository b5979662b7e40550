import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MailSent, Waiting } from "./entrance/EntranceStates.tsx";
import { EntranceHeading } from "./entrance/EntranceHeading.tsx";
import { SignUpForm } from "./entrance/SignUpForm.tsx";
import styles from "./entrance/Entrance.module.css";

type Outcome = { kind: "waiting" } | { kind: "mailed"; email: string };

/** Creates an account. */
export function SignUpPage() {
  const t = useTranslations("identity");
  const { next } = useSearch({ from: "/entrance/sign-up" });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome?.kind === "waiting") return <Waiting onBack={() => setOutcome(null)} />;
  if (outcome?.kind === "mailed") {
    return <MailSent kind="confirm" email={outcome.email} onAnother={() => setOutcome(null)} />;
  }
  return (
    <>
      <EntranceHeading title={t("signUp.title")} intro={t("signUp.intro")} />
      <SignUpForm
        next={next}
        onMailed={(email) => setOutcome({ kind: "mailed", email })}
        onWaiting={() => setOutcome({ kind: "waiting" })}
      />
      <p className={styles.beside}>
        {t("signUp.haveAccount")}{" "}
        <Link to="/login" search={next === undefined ? {} : { next }}>
          {t("signUp.signIn")}
        </Link>
      </p>
    </>
  );
}
