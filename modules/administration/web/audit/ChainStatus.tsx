import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useAction } from "#kit/use-action.ts";
import type { AuditVerification } from "#modules/administration/contract/schemas-audit.ts";
import { Button } from "#ui/Button.tsx";
import { LockIcon, WarningIcon } from "#ui/icons.ts";
import { boxClass, rowClass } from "#ui/primitives.ts";
import { startVerification, verificationQuery } from "./api.ts";
import styles from "./Audit.module.css";

/** Polling interval of a running verification, in milliseconds. */
const pollInterval = 1_500;

export function ChainStatus() {
  const t = useTranslations("audit.chain");
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    ...verificationQuery,
    refetchInterval: (query) => (query.state.data?.data.running ? pollInterval : false),
  });
  const { mutate, isPending } = useAction({
    run: async () => queries.setQueryData(verificationQuery.queryKey, await startVerification({})),
  });
  const state = data?.data;
  if (state === undefined && !isError) return null;
  const isBroken = state?.running === null && state.last?.fault !== null && state.last?.fault !== undefined;
  const Sign = isBroken ? WarningIcon : LockIcon;
  return (
    <section
      className={`${rowClass([3, 5], "wrap", "align-center", "between", "below-4")} ${styles.chain}`}
      aria-label={t("title")}
      {...(isBroken && { "data-broken": "" })}
    >
      <div className={`${rowClass(3, "align-start")} ${styles.chainText}`} role="status">
        <Sign className={boxClass("rigid")} size={20} />
        <div>{state === undefined ? t("unknown") : <Outcome state={state} />}</div>
      </div>
      <Button
        size="sm"
        loading={isPending}
        disabled={state !== undefined && state.running !== null}
        onClick={() => mutate()}
      >
        {t("verify")}
      </Button>
    </section>
  );
}

function Outcome({ state: { running, last } }: { state: AuditVerification }) {
  const t = useTranslations("audit.chain");
  const formats = useFormats();
  if (running !== null) return t("running", { rows: running.rows });
  if (last === null) return t("never");
  if (last.fault !== null) {
    return (
      <>
        <p className={boxClass("flush")}>
          {t("broken", { seal: last.fault.seal, reason: t(`reason.${last.fault.reason}`) })}
        </p>
        <p className={boxClass("flush")}>{t("brokenText")}</p>
      </>
    );
  }
  if (last.sealedUntil === null) return t("nothing");
  return t("whole", { time: formats.dateTime(last.sealedUntil), rows: last.rows });
}
