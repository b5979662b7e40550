import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { PersonalExport } from "#modules/identity/contract/schemas-personal-data.ts";
import { Button } from "#ui/Button.tsx";
import { DownloadIcon } from "#ui/icons.ts";
import { useToast } from "#ui/toast-context.ts";
import { ProofDialog } from "../factors/ProofDialog.tsx";
import { proofWantedBy, type GivenProof, type WantedProof } from "../factors/use-factor-form.ts";
import { openPersonalExport } from "./api.ts";

/** The response is an attachment: the browser saves it and the page stays. */
async function download(body: GivenProof): Promise<void> {
  location.assign((await openPersonalExport({ body })).data.url);
}

/** Downloads the archive, with proof of identity where the sign-in is older than ten minutes. */
export function DownloadExport({ kept }: { kept: PersonalExport }) {
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
