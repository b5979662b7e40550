import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useToast } from "#ui/toast-context.ts";
import { addCodes } from "../api.ts";
import { useRefresh } from "../use-refresh.ts";
import { codesIn } from "./promotion-values.ts";
import styles from "./PromotionForm.module.css";
import { CodesLeft, type OwnCodes } from "./CodesLeft.tsx";

/** The server's limit per request. */
const maxCodes = 5000;

/** The codes of an offer: all, left, and a field to paste more. */
export function CodesCard({ id, codes }: { id: string; codes: OwnCodes }) {
  const t = useTranslations("publicationsAdmin.codes");
  const toast = useToast();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const [text, setText] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  // The form above leaves the page after saving, regardless of pasted codes.
  const leaving = useLeaving({ blocks: () => text.trim() !== "" });
  const { mutate, isPending } = useMutation({
    mutationFn: (given: string[]) => addCodes({ params: { id }, body: { codes: given } }),
    onSuccess: ({ data }, given) => {
      setText("");
      toast({ message: t("added", { added: data.added, known: given.length - data.added }), tone: "success" });
    },
    onError: (failure) => setError(problemText(failure)),
    onSettled: refresh,
  });
  const submit = (): void => {
    if (isPending) return;
    const given = codesIn(text);
    const tooLong = given.find((code) => code.length > 64);
    if (given.length === 0) return setError(t("missing"));
    if (given.length > maxCodes) return setError(t("tooMany", { max: maxCodes }));
    if (tooLong !== undefined) return setError(t("tooLong", { code: tooLong.slice(0, 20) }));
    setError(undefined);
    mutate(given);
  };
  return (
    <div className={styles.codes}>
      <Card title={t("title")}>
        <Form className={stackClass(4)} onSubmit={submit}>
          <p className={rowClass([2, 3], "wrap", "align-center", "flush")}>
            <CodesLeft codes={codes} /> {codes.all === 0 && t("noneText")}
          </p>
          <TextArea
            label={t("more")}
            hint={t("moreHint")}
            dir="ltr"
            minRows={4}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={error}
          />
          <div>
            <Button type="submit" loading={isPending}>
              {t("add")}
            </Button>
          </div>
        </Form>
      </Card>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </div>
  );
}
