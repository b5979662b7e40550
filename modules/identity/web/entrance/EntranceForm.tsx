import type { ReactNode, SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { FormError } from "#ui/FormError.tsx";
import styles from "./Entrance.module.css";

export interface EntranceFormProps {
  /** What was thrown by the last try and belongs to no field; null when nothing was. */
  failure: unknown;
  onSubmit: (event: SubmitEvent) => Promise<void>;
  isSubmitting: boolean;
  /** What the button says. */
  action: string;
  /** In a dialog the button has the focus at first: there is nothing to fill in. */
  focusesAction?: boolean;
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

/** The frame of every form of the entrance: what went wrong, the fields, one wide button. */
export function EntranceForm({
  failure,
  onSubmit,
  isSubmitting,
  action,
  focusesAction = false,
  children,
  after,
}: EntranceFormProps) {
  const t = useTranslations("identity");
  const problemText = useProblemText();
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      {children}
      <Button
        variant="strong"
        size="lg"
        wide
        type="submit"
        loading={isSubmitting}
        loadingLabel={t("working")}
        {...(focusesAction ? { "data-autofocus": "" } : {})}
      >
        {action}
      </Button>
      {after}
    </form>
  );
}
