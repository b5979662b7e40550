import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useChanges } from "#client/events.ts";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { Loading } from "#kit/Loading.tsx";
import type { PersonalExport } from "#modules/identity/contract/schemas-personal-data.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { DownloadIcon } from "#ui/icons.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { ProofDialog, ProofFields } from "../factors/ProofDialog.tsx";
import { proofWantedBy, useFactorForm, type GivenProof, type WantedProof } from "../factors/use-factor-form.ts";
import { askPersonalExport, openPersonalExport, personalExportQuery } from "./api.ts";
import styles from "./MyDataPanel.module.css";

/** Polling interval while an archive is being created, in milliseconds: events can get lost. */
const pollInterval = 10_000;

function State({ kept }: { kept: PersonalExport }) {
  const { state, keptUntil, byteSize } = kept;
  const t = useTranslations("personalData");
  const formats = useFormats();
  if (state === "waiting") return <Banner>{t("waiting")}</Banner>;
  if (state === "failed") return <Banner tone="warning">{t("failed")}</Banner>;
  if (state === "none" || keptUntil === null || byteSize === null) return null;
  return (
    <Banner action={<DownloadExport kept={kept} />}>
      {t("ready", { size: formats.fileSize(byteSize), date: formats.date(keptUntil) })}
    </Banner>
  );
}

export function MyDataPanel() {
  const t = useTranslations("personalData");
  const queries = useQueryClient();
  const query = useQuery({
    ...personalExportQuery,
    refetchInterval: ({ state }) => (state.data?.data.state === "waiting" ? pollInterval : false),
  });
  useChanges(({ action }) => {
    if (action.startsWith("personalData.")) void queries.invalidateQueries(personalExportQuery);
  });
  const kept = query.data?.data;
  return (
    <Card title={t("title")}>
      <div className={stackClass(4)}>
        <p className={boxClass("flush")}>{t("intro")}</p>
        <p className={textClass("flush", "sm", "muted")}>
          {t("absent")} {t("sightings")}{" "}
          <Link to="/user-profile/privacy" hash="sightings">
            {t("seeSightings")}
          </Link>
        </p>
        {kept === undefined ? (
          <Loading query={query} shape="3rem" />
        ) : (
          <>
            <div role="status">
              <State kept={kept} />
            </div>
            {kept.canAsk && <AskExport kept={kept} />}
          </>
        )}
      </div>
    </Card>
  );
}

/** Requests an archive, with proof of identity where the sign-in is older than ten minutes. */
function AskExport({ kept }: { kept: PersonalExport }) {
  const t = useTranslations("personalData");
  const problemText = useProblemText();
  const queries = useQueryClient();
  const form = useFactorForm({ password: kept.needsPassword, code: kept.needsCode }, async (_, body) => {
    try {
      queries.setQueryData(personalExportQuery.queryKey, await askPersonalExport({ body }));
    } catch (error) {
      // The age of the sign-in, or the state of the archive, may have changed since this page was loaded.
      if (isProblem(error)) await queries.invalidateQueries(personalExportQuery);
      throw error;
    }
  });
  const { failure, isSending, onSubmit } = form.frame;

  if (kept.needsPassword && !kept.hasPassword)
    return (
      <p role="status" className={textClass("flush", "sm", "muted")}>
        {t("signInAgain")}
      </p>
    );
  return (
    <Form className={`${stackClass(4)} ${styles.form}`} onSubmit={onSubmit}>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      <ProofFields form={form} hint={t("passwordHint")} takesFocus={false} />
      <div>
        <Button type="submit" loading={isSending} loadingLabel={t("asking")}>
          {t(kept.state === "none" ? "ask" : "askAgain")}
        </Button>
      </div>
    </Form>
  );
}

/** The response is an attachment: the browser saves it and the page stays. */
async function download(body: GivenProof): Promise<void> {
  location.assign((await openPersonalExport({ body })).data.url);
}

/** Downloads the archive, with proof of identity where the sign-in is older than ten minutes. */
function DownloadExport({ kept }: { kept: PersonalExport }) {
  const t = useTranslations("personalData");
  const toast = useToast();
  const problemText = useProblemText();
  const [asks, setAsks] = useState<WantedProof | null>(null);
  const [working, setWorking] = useState(false);
  const wanted = { password: kept.needsPassword && kept.hasPassword, code: kept.needsCode };

  async function begin(): Promise<void> {
    if (wanted.password || wanted.code) return setAsks(wanted);
    setWorking(true);
    try {
      await download({});
    } catch (error) {
      const asked = kept.hasPassword ? proofWantedBy(error, wanted) : null;
      if (asked === null) toast({ message: problemText(error), tone: "danger" });
      setAsks(asked);
    } finally {
      setWorking(false);
    }
  }

  return (
    <>
      <Button
        size="sm"
        icon={<DownloadIcon size={18} />}
        loading={working}
        loadingLabel={t("asking")}
        onClick={() => void begin()}
      >
        {t("download")}
      </Button>
      {asks !== null && (
        <ProofDialog
          title={t("downloadTitle")}
          submitLabel={t("download")}
          proof={asks}
          hint={t("passwordHint")}
          send={async (_, body) => {
            await download(body);
            setAsks(null);
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}
