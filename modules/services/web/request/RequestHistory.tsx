import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useTextDraft } from "#client/drafts.ts";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { RecountedDays } from "#kit/recounted/RecountedDays.tsx";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { CommentIcon, HistoryIcon } from "#ui/icons.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { commentRequest, requestQuery } from "../api.ts";
import styles from "./RequestPage.module.css";
import { useLeftText } from "../components/use-period-text.ts";

type HistoryEvent = Request["history"][number];

/** The history of a request, with a form for comments. */
export function RequestHistory({ request }: { request: Request }) {
  const t = useTranslations("servicePages.history");
  return (
    <Card title={t("title")}>
      <ol className={boxClass("list")}>
        {request.history.map((event) => (
          <HistoryLine key={event.id} event={event} />
        ))}
      </ol>
      {request.history.length === 0 && <p className={textClass("xs", "muted")}>{t("nothing")}</p>}
      {request.can.comment && <CommentBox id={request.id} />}
    </Card>
  );
}

function HistoryLine({ event: { kind, at, actor, insteadOf, step, text, left, counted } }: { event: HistoryEvent }) {
  const t = useTranslations("servicePages.history");
  const locale = useLocale();
  const leftText = useLeftText();
  const person = (named: HistoryEvent["actor"]) => () => (
    <bdi>{named === null ? t("somebody") : nameIn(locale, named)}</bdi>
  );
  const sentence = t.rich(`kind.${kind}`, {
    name: person(actor),
    step: () => <bdi>{step === null ? "" : nameIn(locale, step)}</bdi>,
    left: () => <bdi>{leftText(left)}</bdi>,
  });
  return (
    <li className={styles.step}>
      <span className={styles.sign} aria-hidden="true">
        {kind === "commented" ? <CommentIcon size={16} /> : <HistoryIcon size={16} />}
      </span>
      <div className={stackClass(2, "shrinks")}>
        <p className={boxClass("flush")}>
          {sentence} {insteadOf !== null && t.rich("insteadOf", { name: person(insteadOf) })}
        </p>
        {counted.length > 0 && <RecountedDays days={counted} />}
        {text !== null && (
          <p className={classNames(textClass("flush", "anywhere", "pre-line", "text-start"), styles.due)} dir="auto">
            {text}
          </p>
        )}
        <p className={textClass("flush", "xs", "muted")}>
          <Moment at={at} style="dateTime" />
        </p>
      </div>
    </li>
  );
}

function CommentBox({ id }: { id: string }) {
  const t = useTranslations("servicePages.history");
  const validators = useTranslations("validators");
  const problemText = useProblemText();
  const queries = useQueryClient();
  const fieldId = useId();
  const { text, write, drop } = useTextDraft(`request:${id}`);
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => commentRequest({ params: { id }, body: { text: text.trim() } }),
    onSuccess: (answer) => {
      queries.setQueryData(requestQuery(id).queryKey, answer);
      drop();
    },
  });
  function send(): void {
    if (isPending) return;
    if (text.trim() !== "") return mutate();
    setIsMissing(true);
    document.getElementById(fieldId)?.focus();
  }
  return (
    <Form className={classNames(stackClass(3, "items-start"), styles.comment)} onSubmit={send}>
      <TextArea
        id={fieldId}
        label={t("comment")}
        hint={t("commentHint")}
        dir="auto"
        minRows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => {
          write(target.value);
          setIsMissing(false);
        }}
        error={isMissing ? validators("fieldRequired") : undefined}
      />
      <FormError message={error === null ? null : problemText(error)} takeFocus />
      <Button type="submit" loading={isPending}>
        {t("send")}
      </Button>
    </Form>
  );
}
