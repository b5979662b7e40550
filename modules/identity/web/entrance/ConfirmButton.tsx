import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { Button } from "#ui/Button.tsx";
import { FormError } from "#ui/FormError.tsx";
import { confirmEmail } from "../api.ts";
import styles from "./Entrance.module.css";

export type Confirmed = Awaited<ReturnType<typeof confirmEmail>>["data"];

export interface ConfirmButtonProps {
  /** The code of the mailed link. */
  code: string;
  onConfirmed: (answer: Confirmed) => void;
  onLinkInvalid: () => void;
}

/** Confirms an address when the person presses it: programs that open the links of mails confirm nothing. */
export function ConfirmButton({ code, onConfirmed, onLinkInvalid }: ConfirmButtonProps) {
  const t = useTranslations("identity");
  const problemText = useProblemText();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm(): Promise<void> {
    setWorking(true);
    setFailure(null);
    try {
      onConfirmed((await confirmEmail({ body: { code } })).data);
    } catch (error) {
      if (isProblem(error, "link_invalid")) onLinkInvalid();
      else setFailure(error);
    } finally {
      setWorking(false);
    }
  }

  return (
    <div className={styles.form}>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      <Button
        variant="strong"
        size="lg"
        wide
        data-autofocus=""
        loading={working}
        loadingLabel={t("working")}
        onClick={() => void confirm()}
      >
        {t("confirm.action")}
      </Button>
    </div>
  );
}
