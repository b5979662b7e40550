import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { Loading, type LoadingProps } from "#kit/Loading.tsx";
import type { Passkey, SecondFactor } from "#modules/identity/contract/factors/schemas.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import { secondFactorQuery } from "./api.ts";
import styles from "./Factors.module.css";
import { PasskeyList } from "./PasskeyList.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RemoveFactor } from "./RemoveFactor.tsx";
import { RenamePasskey } from "./RenamePasskey.tsx";
import { RenewCodes } from "./RenewCodes.tsx";
import { SetUpApp } from "./SetUpApp.tsx";
import { proofForAdding } from "./use-factor-form.ts";

/** What is open over the page. */
type Task =
  | "app"
  | "passkey"
  | "renew"
  | { rename: Passkey }
  | { remove: "app" | Passkey }
  | { codes: string[]; message: string | null };

interface PartProps {
  headingLevel: 2 | 3;
  title: string;
  text: string;
  sign?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

function Part({ headingLevel, title, text, sign, actions, children }: PartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.part}>
      <div className={rowClass([2, 3], "wrap", "align-center")}>
        <div className={styles.words}>
          <Heading className={rowClass([1, 2], "wrap", "align-center", "flush", "md")}>
            {title} {sign}
          </Heading>
          <p className={styles.note}>{text}</p>
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}

export interface SecondFactorPartsProps {
  headingLevel: 2 | 3;
  /** Something has changed and been read. */
  onSettled: () => void;
}

/** App, passkeys and recovery codes. */
export function SecondFactorParts(props: SecondFactorPartsProps) {
  const query = useQuery(secondFactorQuery);
  const { data } = query;
  if (data === undefined) return <LoadFactors query={query} />;
  return <KnownParts held={data.data} {...props} />;
}

function KnownParts({ held, headingLevel, onSettled }: SecondFactorPartsProps & { held: SecondFactor }) {
  const t = useTranslations("factors");
  const formats = useFormats();
  const toast = useToast();
  const queries = useQueryClient();
  const [task, setTask] = useState<Task | null>(null);
  const close = (): void => setTask(null);
  function settle(message: string, codes: string[] | null = null): void {
    void queries.invalidateQueries(secondFactorQuery);
    // Codes are shown once, so nothing may lie over them: the message comes when they are kept.
    setTask(codes === null ? null : { codes, message });
    if (codes !== null) return;
    toast({ message, tone: "success" });
    onSettled();
  }
  const { totp, passkeys } = held;
  const proof = proofForAdding(held);
  const isGuarded = totp !== null || passkeys.length > 0;
  const canMakePasskeys = "PublicKeyCredential" in window;
  return (
    <div className={stackClass(5, "fits")}>
      <Part
        headingLevel={headingLevel}
        title={t("app.title")}
        text={totp === null ? t("app.text") : t("app.since", { date: formats.date(totp.createdAt) })}
        sign={<Badge tone={totp === null ? "neutral" : "success"}>{t(totp === null ? "off" : "on")}</Badge>}
        actions={
          totp === null ? (
            <Button onClick={() => setTask("app")}>{t("app.add")}</Button>
          ) : (
            <Button variant="quiet" onClick={() => setTask({ remove: "app" })}>
              {t("app.remove")}
            </Button>
          )
        }
      />
      <Part
        headingLevel={headingLevel}
        title={t("passkeys.title")}
        text={t(canMakePasskeys ? "passkeys.text" : "passkeys.unsupported")}
        actions={canMakePasskeys && <Button onClick={() => setTask("passkey")}>{t("passkeys.add")}</Button>}
      >
        {passkeys.length > 0 && (
          <PasskeyList
            passkeys={passkeys}
            onRename={(passkey) => setTask({ rename: passkey })}
            onRemove={(passkey) => setTask({ remove: passkey })}
          />
        )}
      </Part>
      {isGuarded && (
        <Part
          headingLevel={headingLevel}
          title={t("recovery.title")}
          text={t("recovery.text")}
          sign={
            <Badge tone={held.recoveryCodesLeft < 3 ? "saffron" : "neutral"}>
              {t("recovery.left", { count: held.recoveryCodesLeft })}
            </Badge>
          }
          actions={
            <Button variant="quiet" onClick={() => setTask("renew")}>
              {t("recovery.renew")}
            </Button>
          }
        />
      )}
      {task === "app" && <SetUpApp {...{ proof }} onClose={close} onDone={(codes) => settle(t("setUp.done"), codes)} />}
      {task === "passkey" && (
        <AddPasskey {...{ proof }} onClose={close} onDone={(codes) => settle(t("newPasskey.done"), codes)} />
      )}
      {task === "renew" && (
        <RenewCodes
          {...{ proof }}
          onClose={close}
          onDone={(codes) => {
            void queries.invalidateQueries(secondFactorQuery);
            setTask({ codes, message: null });
          }}
        />
      )}
      {task !== null && typeof task === "object" && "rename" in task && (
        <RenamePasskey passkey={task.rename} onClose={close} onDone={() => settle(t("renaming.done"))} />
      )}
      {task !== null && typeof task === "object" && "remove" in task && (
        <RemoveFactor target={task.remove} held={held} onClose={close} onDone={() => settle(t("removing.done"))} />
      )}
      {task !== null && typeof task === "object" && "codes" in task && (
        <RecoveryCodes
          codes={task.codes}
          onClose={() => {
            close();
            if (task.message !== null) toast({ message: task.message, tone: "success" });
            onSettled();
          }}
        />
      )}
    </div>
  );
}

/** Before it is known what guards the account: waiting, or why it is not known. */
function LoadFactors({ query }: Pick<LoadingProps, "query">) {
  const t = useTranslations("factors");
  return <Loading query={query} label={t("loading")} shape={2} failed={t("failed")} headingLevel={3} />;
}
