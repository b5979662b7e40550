import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { keyOf } from "#client/query.ts";
import type { MustRead } from "#modules/acknowledgements/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { ChecksIcon, SpeakerphoneIcon } from "#ui/icons.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { acknowledge, listMyMustReads, mustReadQuery } from "../api.ts";
import styles from "./MustReadNotice.module.css";

export interface MustReadNoticeProps {
  topicId: string;
}

function useAcknowledging(topicId: string) {
  const t = useTranslations("acknowledgements");
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  return useMutation({
    mutationFn: () => acknowledge({ params: { id: topicId } }),
    onSuccess: (answer) => {
      queries.setQueryData(mustReadQuery(topicId).queryKey, answer);
      void queries.invalidateQueries({ queryKey: keyOf(listMyMustReads) });
      toast({ message: t("acknowledgedToast"), tone: "success" });
    },
    onError: (error) => toast({ message: `${t("failed")} ${problemText(error)}`, tone: "danger" }),
  });
}

function useNoticeText({ concernsMe, acknowledgedAt, dueOn, isOverdue }: MustRead): string {
  const t = useTranslations("acknowledgements");
  const formats = useFormats();
  const due = formats.date(dueOn, "full");
  if (acknowledgedAt !== null) return t("acknowledged", { date: formats.date(acknowledgedAt, "full") });
  if (!concernsMe) return t("notForYou", { date: due });
  return isOverdue ? t("noticeLate", { date: due }) : t("notice", { date: due });
}

function Notice({ mustRead }: { mustRead: MustRead }) {
  const t = useTranslations("acknowledgements");
  const locale = useLocale();
  const text = useNoticeText(mustRead);
  const { mutate, isPending } = useAcknowledging(mustRead.topicId);
  const isDone = mustRead.acknowledgedAt !== null;
  return (
    <section
      className={styles.notice}
      aria-label={t("dialogTitle")}
      data-state={isDone ? "done" : mustRead.isOverdue ? "late" : "open"}
    >
      <span className={stackClass(0)} aria-hidden="true">
        {isDone ? <ChecksIcon size={20} /> : <SpeakerphoneIcon size={20} />}
      </span>
      <div className={styles.words}>
        <p className={textClass("flush", "medium")}>{text}</p>
        {!isDone && (
          <p className={boxClass("flush")}>
            {t.rich("by", { name: nameIn(locale, mustRead.askedBy), who: (chunks) => <bdi>{chunks}</bdi> })}
          </p>
        )}
      </div>
      {mustRead.can.acknowledge && (
        <Button variant="strong" loading={isPending} onClick={() => mutate()}>
          {t("acknowledge")}
        </Button>
      )}
    </section>
  );
}

/** Says by when a topic is to be read, and takes the reader's word that it was. Nothing while that is not known. */
export function MustReadNotice({ topicId }: MustReadNoticeProps) {
  const mustRead = useQuery(mustReadQuery(topicId)).data?.data;
  return mustRead === undefined ? null : <Notice mustRead={mustRead} />;
}
