import { useState } from "react";
import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useAction } from "#kit/use-action.ts";
import { useCopy } from "#kit/use-copy.ts";
import type { Letter } from "#modules/services/contract/schemas-letter.ts";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DownloadIcon, LinkIcon } from "#ui/icons.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { readLetter } from "../api.ts";
import { RevokeLetter } from "../components/RevokeLetter.tsx";
import { LetterBadge } from "../components/StateBadge.tsx";

/** The letter of a request: download, link, and revocation with the permission. */
export function LetterCard({ request, letter }: { request: Request; letter: Letter }) {
  const t = useTranslations("servicePages.letter");
  const formats = useFormats();
  const locale = useLocale();
  const [isRevoking, setIsRevoking] = useState(false);
  const { id, can } = request;
  const { state, issuedOn, validUntil, link, revokeReason } = letter;
  const saving = useAction({
    run: () => download(readLetter, { params: { id } }, `${nameIn(locale, request.service)}.pdf`),
  });
  const copy = useCopy({ copied: t("copied"), failed: t("notCopied") });
  return (
    <Card title={t("title")}>
      <div className={stackClass(4)}>
        <div className={rowClass([1, 3], "wrap", "align-center")}>
          <LetterBadge state={state} />
          <span>{t("issued", { issued: formats.date(issuedOn), until: formats.date(validUntil) })}</span>
        </div>
        {revokeReason !== null && (
          <div>
            <strong>{t("whyRevoked")}</strong>
            <p className={textClass("flush", "above-1", "anywhere", "pre-line", "text-start")}>
              <bdi>{revokeReason}</bdi>
            </p>
          </div>
        )}
        <p className={textClass("flush", "xs", "muted")}>{t("checked")}</p>
        <div className={rowClass(2, "wrap", "align-center")}>
          <Button
            variant={state === "valid" ? "strong" : "soft"}
            icon={<DownloadIcon size={18} />}
            loading={saving.isPending}
            loadingLabel={t("downloading")}
            onClick={() => saving.mutate()}
          >
            {t("download")}
          </Button>
          <Button icon={<LinkIcon size={18} />} onClick={() => void copy(link)}>
            {t("copy")}
          </Button>
          {can.revokeLetter && (
            <Button variant="quietDanger" onClick={() => setIsRevoking(true)}>
              {t("revoke")}
            </Button>
          )}
        </div>
      </div>
      {isRevoking && <RevokeLetter request={id} title={t("revokeTitle")} onClose={() => setIsRevoking(false)} />}
    </Card>
  );
}
