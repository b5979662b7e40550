import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { keyOf } from "#client/query.ts";
import { useToast } from "#ui/toast-context.ts";
import { listLetters, requestQuery, revokeLetter } from "../api.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";

export interface RevokeLetterProps {
  /** The id of the request that the letter was issued for. */
  request: string;
  title: string;
  onClose: () => void;
}

/** Requests the reason before a letter is revoked. */
export function RevokeLetter({ request: id, title, onClose }: RevokeLetterProps) {
  const t = useTranslations("servicePages.letter");
  const toast = useToast();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={title}
      text={t("revokeText")}
      submitLabel={t("revoke")}
      tone="danger"
      isRequired
      onClose={onClose}
      onSend={async (reason) => {
        const { data } = await revokeLetter({ params: { id }, body: { reason } });
        queries.setQueryData(requestQuery(id).queryKey, { data });
        await queries.invalidateQueries({ queryKey: keyOf(listLetters) });
        toast({ message: t("revoked") });
      }}
    />
  );
}
