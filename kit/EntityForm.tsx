import { useContext, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import type { RenderLink } from "#ui/link.ts";
import { stackClass } from "#ui/primitives.ts";
import styles from "./EntityForm.module.css";
import { ReadOnly } from "./read-only.ts";
import type { EntityFormOptions, FormPage } from "./use-entity-form.ts";

/** Props of an entity's form: pass them to `useEntityForm`, and `submitLabel` to `EntityForm`. */
export interface FormSlot<Values extends FieldValues> extends Pick<
  EntityFormOptions<Values>,
  "initial" | "save" | "confirmationFor"
> {
  draftPlace: string;
  submitLabel: string;
}

/** Props shared by the pages that add and edit an entity. */
export interface EntityPage<Entity, Values extends FieldValues> extends Pick<FormSlot<Values>, "confirmationFor"> {
  title: string;
  back: { label: string; renderLink: RenderLink };
  nameOf: (entity: Entity) => string;
  renderForm: (slot: FormSlot<Values>) => ReactNode;
  /** Invalidates the queries that show the entity. */
  refresh: () => unknown;
  onSaved: () => void;
}

export interface EntityFormProps {
  page: FormPage;
  submitLabel: string;
  /** Data that the form needs is still loading. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Shows above the fields that a draft was restored, that another person saved meanwhile, or why saving was refused. */
export function FormNotices({ frame, isRestored, onDiscard }: Pick<FormPage, "frame" | "isRestored" | "onDiscard">) {
  const t = useTranslations("kit.form");
  const problemText = useProblemText();
  const { failure } = frame;
  return (
    <>
      {isRestored && <Banner>{t("restored")}</Banner>}
      {isProblem(failure, "stale_version") ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" variant="quiet" onClick={onDiscard}>
              {t("takeTheirs")}
            </Button>
          }
        >
          {t("conflict")}
        </Banner>
      ) : (
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      )}
    </>
  );
}

/**
 * Renders a full-page form with drafts, version conflicts and confirmations before saving and leaving. Below `ReadOnly`
 * only its fields, and why they cannot be changed.
 */
export function EntityForm({ page, submitLabel, isWaiting = false, children }: EntityFormProps) {
  const { box, frame, isSaved, question, answer } = page;
  const { isSending, isDirty, onSubmit } = frame;
  const t = useTranslations("kit");
  const leaving = useLeaving({ blocks: () => isDirty && !isSaved.current });
  const readOnly = useContext(ReadOnly);
  if (readOnly !== null) {
    return (
      <div className={classNames(stackClass(5), styles.form)}>
        <Banner>{readOnly}</Banner>
        <fieldset disabled className={stackClass(5, "bare")}>
          {children}
        </fieldset>
      </div>
    );
  }
  return (
    <Form className={classNames(stackClass(5), styles.form)} ref={box} onSubmit={() => isWaiting || onSubmit()}>
      <FormNotices frame={frame} isRestored={page.isRestored} onDiscard={page.onDiscard} />
      {children}
      <div>
        <Button variant="strong" type="submit" disabled={isWaiting} loading={isSending} loadingLabel={t("saving")}>
          {submitLabel}
        </Button>
      </div>
      {question?.(answer)}
      <ConfirmDialog {...leaving}>{t("form.leaveText")}</ConfirmDialog>
    </Form>
  );
}
