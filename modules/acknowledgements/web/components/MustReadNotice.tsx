import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { keyOf } from "#client/query.ts";
import { useAction } from "#kit/use-action.ts";
import type { MustRead } from "#modules/acknowledgements/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ChecksIcon, SpeakerphoneIcon } from "#ui/icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { acknowledge, listMyMustReads, mustReadQuery } from "../api.ts";
import styles from "./MustReadNotice.module.css";

function Notice({ mustRead }: { mustRead: MustRead }) {
  const t = useTranslations("acknowledgements");
  const locale = useLocale();
  const formats = useFormats();
  const queries = useQueryClient();
  const { topicId, concernsMe, acknowledgedAt, dueOn, isOverdue, askedBy, can } = mustRead;
  const { mutate, isPending } = useAction({
    async run() {
      queries.setQueryData(mustReadQuery(topicId).queryKey, await acknowledge({ params: { id: topicId } }));
      void queries.invalidateQueries({ queryKey: keyOf(listMyMustReads) });
    },
    message: t("acknowledgedToast"),
    failed: t("failed"),
  });
  const isDone = acknowledgedAt !== null;
  const tint = isDone ? "tint-success" : isOverdue ? "tint-danger" : "tint-saffron";
  const words = isDone ? "acknowledged" : !concernsMe ? "notForYou" : isOverdue ? "noticeLate" : "notice";
  return (
    <section
      className={classNames(rowClass(3, "wrap", "align-center", "sm", tint), styles.notice)}
      aria-label={t("dialogTitle")}
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
