import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Passkey, SecondFactor } from "#modules/identity/contract/factors/schemas.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import words from "../components/Words.module.css";
import { AddPasskey, PasskeyName } from "./AddPasskey.tsx";
import { removePasskey, removeTotp, renamePasskey, renewRecoveryCodes, secondFactorQuery } from "./api.ts";
import styles from "./Factors.module.css";
import { PasskeyList } from "./PasskeyList.tsx";
import { ProofDialog } from "./ProofDialog.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SetUpApp } from "./SetUpApp.tsx";
import { proofForAdding } from "./use-factor-form.ts";

/** The open dialog. */
type Task =
  | { kind: "app" | "passkey" | "renew" }
  | { kind: "rename"; passkey: Passkey }
  | { kind: "remove"; factor: "app" | Passkey }
  | { kind: "codes"; codes: string[]; message: string | null };

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
    <section className={`${stackClass(4)} ${styles.part}`}>
      <div className={rowClass([2, 3], "wrap", "align-center")}>
        <div className={words.words}>
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
  /** Called when a change has been saved and refreshed. */
  onSettled: () => void;
}

/** App, passkeys and recovery codes. */
export function SecondFactorParts(props: SecondFactorPartsProps) {
  const query = useQuery(secondFactorQuery);
  return query.data === undefined ? (
    <Loading query={query} shape={2} headingLevel={3} />
  ) : (
    <KnownParts held={query.data.data} {...props} />
  );
}

function KnownParts({ held, headingLevel, onSettled }: SecondFactorPartsProps & { held: SecondFactor }) {
  const t = useTranslations("factors");
  const formats = useFormats();
  const toast = useToast();
  const queries = useQueryClient();
  const [task, setTask] = useState<Task | null>(null);
  const onClose = (): void => setTask(null);
  function settle(message: string | null, codes: string[] | null = null): void {
    void queries.invalidateQueries(secondFactorQuery);
    // Codes are shown once, so nothing may cover them: the message follows when their dialog is closed.
    if (codes !== null) return setTask({ kind: "codes", codes, message });
    onClose();
    if (message !== null) toast({ message, tone: "success" });
    onSettled();
  }
  const { totp, passkeys } = held;
  const proof = proofForAdding(held);
  const canMakePasskeys = "PublicKeyCredential" in window;
  const isLast = passkeys.length + (totp === null ? 0 : 1) === 1;
  return (
    <div className={stackClass(5, "fits")}>
      <Part
        headingLevel={headingLevel}
        title={t("app.title")}
        text={totp === null ? t("app.text") : t("app.since", { date: formats.date(totp.createdAt) })}
        sign={<Badge tone={totp === null ? "neutral" : "success"}>{t(totp === null ? "off" : "on")}</Badge>}
        actions={
          totp === null ? (
            <Button onClick={() => setTask({ kind: "app" })}>{t("app.add")}</Button>
          ) : (
            <Button variant="quiet" onClick={() => setTask({ kind: "remove", factor: "app" })}>
              {t("app.remove")}
            </Button>
          )
        }
      />
      <Part
        headingLevel={headingLevel}
        title={t("passkeys.title")}
        text={t(canMakePasskeys ? "passkeys.text" : "passkeys.unsupported")}
        actions={canMakePasskeys && <Button onClick={() => setTask({ kind: "passkey" })}>{t("passkeys.add")}</Button>}
      >
        {passkeys.length > 0 && (
          <PasskeyList
            passkeys={passkeys}
            onRename={(passkey) => setTask({ kind: "rename", passkey })}
            onRemove={(factor) => setTask({ kind: "remove", factor })}
          />
        )}
      </Part>
      {(totp !== null || passkeys.length > 0) && (
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
            <Button variant="quiet" onClick={() => setTask({ kind: "renew" })}>
              {t("recovery.renew")}
            </Button>
          }
        />
      )}
      {task?.kind === "app" && <SetUpApp {...{ proof, onClose }} onDone={(codes) => settle(t("setUp.done"), codes)} />}
      {task?.kind === "passkey" && (
        <AddPasskey {...{ proof, onClose }} onDone={(codes) => settle(t("newPasskey.done"), codes)} />
      )}
      {task?.kind === "renew" && (
        <ProofDialog
          title={t("recovery.renewTitle")}
          submitLabel={t("recovery.renew")}
          hint={t("passwordText")}
          send={async (_, body) => settle(null, (await renewRecoveryCodes({ body })).data.recoveryCodes)}
          {...{ proof, onClose }}
        >
          <p>{t("recovery.renewText")}</p>
        </ProofDialog>
      )}
      {task?.kind === "rename" && (
        <ProofDialog
          title={t("renaming.title", { name: isolated(task.passkey.name) })}
          submitLabel={t("renaming.save")}
          name={task.passkey.name}
          send={async ({ name }) => {
            await renamePasskey({ params: { id: task.passkey.id }, body: { name: name.trim() } });
            settle(t("renaming.done"));
          }}
          onClose={onClose}
        >
          {(form) => <PasskeyName form={form} takesFocus />}
        </ProofDialog>
      )}
      {task?.kind === "remove" && (
        <ProofDialog
          title={
            task.factor === "app"
              ? t("removing.appTitle")
              : t("removing.passkeyTitle", { name: isolated(task.factor.name) })
          }
          submitLabel={t("passkeys.remove")}
          tone="danger"
          proof={{ password: held.hasPassword, code: held.isCodeNeeded }}
          send={async (_, body) => {
            const { factor } = task;
            await (factor === "app" ? removeTotp({ body }) : removePasskey({ params: { id: factor.id }, body }));
            settle(t("removing.done"));
          }}
          onClose={onClose}
        >
          <p>{t(isLast ? "removing.lastText" : "removing.text")}</p>
        </ProofDialog>
      )}
      {task?.kind === "codes" && (
        <RecoveryCodes
          codes={task.codes}
          onClose={() => {
            onClose();
            if (task.message !== null) toast({ message: task.message, tone: "success" });
            onSettled();
          }}
        />
      )}
    </div>
  );
}
