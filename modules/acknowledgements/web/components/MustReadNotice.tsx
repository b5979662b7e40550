import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { keyOf } from "#client/query.ts";
import type { MustRead } from "#modules/acknowledgements/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ChecksIcon, SpeakerphoneIcon } from "#ui/icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { acknowledge, listMyMustReads, mustReadQuery } from "../api.ts";
import styles from "./MustReadNotice.module.css";

function Notice({ mustRead }: { mustRead: MustRead }) {
  const t = useTranslations("acknowledgements");
  const locale = useLocale();
  const formats = useFormats();
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { topicId, concernsMe, acknowledgedAt, dueOn, isOverdue, askedBy, can } = mustRead;
  const { mutate, isPending } = useMutation({
    mutationFn: () => acknowledge({ params: { id: topicId } }),
    onSuccess: (answer) => {
      queries.setQueryData(mustReadQuery(topicId).queryKey, answer);
      void queries.invalidateQueries({ queryKey: keyOf(listMyMustReads) });
      toast({ message: t("acknowledgedToast"), tone: "success" });
    },
    onError: (error) => toast({ message: `${t("failed")} ${problemText(error)}`, tone: "danger" }),
  });
  const isDone = acknowledgedAt !== null;
  const words = isDone ? "acknowledged" : !concernsMe ? "notForYou" : isOverdue ? "noticeLate" : "notice";
  return (
    <section
      className={classNames(rowClass(3, "wrap", "align-center", "sm"), styles.notice)}
      aria-label={t("dialogTitle")}
      data-state={isDone ? "done" : isOverdue ? "late" : "open"}
    >
      <span className={stackClass(0)} aria-hidden="true">
        {isDone ? <ChecksIcon size={20} /> : <SpeakerphoneIcon size={20} />}
      </span>
      <div className={styles.words}>
        <p className={textClass("flush", "medium")}>
          {t(words, { date: formats.date(acknowledgedAt ?? dueOn, "full") })}
        </p>
        {!isDone && (
          <p className={boxClass("flush")}>
            {t.rich("by", { name: nameIn(locale, askedBy), who: (chunks) => <bdi>{chunks}</bdi> })}
          </p>
        )}
      </div>
      {can.acknowledge && (
        <Button variant="strong" loading={isPending} onClick={() => mutate()}>
          {t("acknowledge")}
        </Button>
      )}
    </section>
  );
}

/** The due date of a must-read, with a button to acknowledge it; null while loading. */
export function MustReadNotice({ topicId }: { topicId: string }) {
  const mustRead = useQuery(mustReadQuery(topicId)).data?.data;
  return mustRead === undefined ? null : <Notice mustRead={mustRead} />;
}
