import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { subscribeToChanges } from "#client/events.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { pickText } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deleteTopic, ignoreMissing, restoreTopic } from "../api.ts";
import { refreshLists } from "../change-topics.ts";
import { isRestored } from "../events.ts";
import { useCloseTopic } from "./use-close-topic.ts";

/** Days within which a deleted topic can be restored. */
export const restorableDays = 30;

/** Confirms the deletion of a topic; a moderator can undo it at once. */
export function DeleteTopic({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const t = useTranslations("community.topic");
  const locale = useLocale();
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const closeTopic = useCloseTopic(topic.category.id);
  const { id } = topic;

  const readAgain = (): void => refreshLists(queries);
  const fail = (error: unknown): void => toast({ message: problemText(error), tone: "danger" });
  const restore = (): void => void restoreTopic({ params: { id } }).then(readAgain, fail);

  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteTopic({ params: { id } }).catch(ignoreMissing),
    onSuccess: () => {
      onClose();
      closeTopic();
      readAgain();
      toast({
        message: t("deletedToast"),
        tone: "success",
        ...(topic.can.activate
          ? {
              action: { label: t("undo"), onAct: restore },
              subscribeToEnd: (end) =>
                subscribeToChanges((change) => {
                  if (isRestored(change, id)) end();
                }),
            }
          : {}),
      });
    },
    onError: (error) => {
      onClose();
      fail(error);
    },
  });
  const title = pickText(locale, { en: topic.titleEn, ar: topic.titleAr }).text;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t("deleteTitle")}
      confirmLabel={t("delete")}
      working={isPending}
    >
      <p>{t("deleteText", { title: isolated(title), count: topic.commentCount, days: restorableDays })}</p>
    </ConfirmDialog>
  );
}
