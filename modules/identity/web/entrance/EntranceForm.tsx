import type { ReactNode, Ref } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { FormFrame } from "#kit/use-entity-form.ts";
import { Button } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { textClass } from "#ui/primitives.ts";
import styles from "./Entrance.module.css";

/** Also sets the title of the page. */
export function EntranceHeading({ title, intro }: { title: string; intro: string }) {
  useDocumentTitle(title);
  return (
    <>
      <h1 className={styles.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={textClass("flush", "below-6", "muted")}>{intro}</p>
    </>
  );
}

export interface EntranceFormProps extends Pick<FormFrame, "failure" | "isSending" | "onSubmit"> {
  ref?: Ref<HTMLFormElement>;
  /** The label of the button. */
  action: string;
  /** For dialogs without fields. */
  focusesAction?: boolean;
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

export function EntranceForm(props: EntranceFormProps) {
  const { failure, onSubmit, isSending, action, focusesAction = false, children, after, ref } = props;
  const t = useTranslations("identity");
  const problemText = useProblemText();
  return (
    <Form ref={ref} className={styles.form} onSubmit={onSubmit}>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      {children}
      <Button
        variant="strong"
        size="lg"
        wide
        type="submit"
        loading={isSending}
        loadingLabel={t("working")}
        {...(focusesAction ? { "data-autofocus": "" } : {})}
      >
        {action}
      </Button>
      {after}
    </Form>
  );
}
