import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFormDraft } from "#client/drafts.ts";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { ReportCase } from "#modules/moderation/contract/schemas.ts";
import { excerptOf } from "#shared/content.ts";
import { pickText } from "#shared/locale.ts";
import { firstOf, maxLength, minLength, required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { ChevronDownIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useToast } from "#ui/toast-context.ts";
import { longestText, type Decision } from "../../contract/reasons.ts";
import { templateNames, templates } from "../../contract/templates.ts";
import { caseQuery, decideReportCase, listReportCases } from "../api.ts";
import styles from "./Deciding.module.css";
import { DecisionChoice } from "./DecisionChoice.tsx";
import { useAltKeys } from "./use-keys.ts";

type Values = { decision: Decision | null; reason: string };

const confirmTitles = { keep: "confirmKeep", deactivate: "confirmDeactivate", delete: "confirmDelete" } as const;
const checkReason = validated(firstOf(required, minLength(3), maxLength(longestText)));

/** What should happen, and the reason that the author reads; asked once more before it happens. */
export function DecisionForm({ found, onDecided }: { found: ReportCase; onDecided: () => void }) {
  const t = useTranslations("moderationAdmin.case");
  const locale = useLocale();
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const errorText = useFieldErrorText();
  const [asked, setAsked] = useState<{ decision: Decision; reason: string } | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({ defaultValues: { decision: null, reason: "" } });
  const { control, register, handleSubmit, setError, setValue, getValues, formState } = form;
  const draft = useFormDraft(`report case ${found.id}`, form);
  const choose = (decision: Decision): void =>
    setValue("decision", decision, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  useAltKeys({
    KeyK: () => choose("keep"),
    KeyU: () => choose("deactivate"),
    KeyX: () => choose("delete"),
  });

  const { subject } = found;
  const title = isolated(
    subject.kind === "comment"
      ? excerptOf(subject.excerpt ?? "", 60)
      : pickText(locale, { en: subject.titleEn, ar: subject.titleAr }).text,
  );

  function show(answer: ReportCase): void {
    onDecided();
    queries.setQueryData(caseQuery(found.id).queryKey, { data: answer });
    void queries.invalidateQueries({ queryKey: keyOf(listReportCases) });
    draft.drop();
  }

  const ask = handleSubmit(({ decision, reason }) => {
    if (decision !== null) setAsked({ decision, reason: reason.trim() });
  });

  async function send(body: { decision: Decision; reason: string }): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      show((await decideReportCase({ params: { id: found.id }, body })).data);
      toast({ message: t("decidedToast"), tone: "success" });
    } catch (error) {
      if (isProblem(error, "case_decided")) {
        draft.drop();
        await queries.invalidateQueries(caseQuery(found.id));
      } else if (!showFieldProblems<Values>(error, ["decision", "reason"], setError)) setFailure(error);
    } finally {
      setSending(false);
      setAsked(null);
    }
  }

  return (
    <Form ref={element} className={stackClass(4)} onSubmit={ask}>
      <FormError message={failure === null ? null : `${t("decideFailed")} ${problemText(failure)}`} takeFocus />
      <Controller
        control={control}
        name="decision"
        rules={{ validate: (value) => value !== null || t("chooseDecision") }}
        render={({ field }) => (
          <DecisionChoice
            ref={field.ref}
            kind={subject.kind}
            value={field.value}
            onChange={field.onChange}
            error={errorText(formState.errors.decision)}
          />
        )}
      />
      <TextArea
        label={t("reasonLabel")}
        hint={t("reasonHint")}
        required
        dir="auto"
        minRows={4}
        error={errorText(formState.errors.reason)}
        {...register("reason", { validate: checkReason })}
      />
      <div className={rowClass(3, "wrap", "between")}>
        <TemplateMenu
          onChoose={(text) => {
            const written = getValues("reason").trim();
            setValue("reason", written === "" ? text : `${written}\n\n${text}`, {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            });
          }}
        />
        <Button type="submit" variant="strong">
          {t("decide")}
        </Button>
      </div>
      {asked !== null && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          onConfirm={() => void send(asked)}
          title={t(confirmTitles[asked.decision], { title })}
          confirmLabel={t("decide")}
          tone={asked.decision === "keep" ? "strong" : "danger"}
          working={sending}
        >
          <p>{t("confirmText", { count: found.reportCount })}</p>
          <p className={styles.quoted} dir="auto">
            {asked.reason}
          </p>
        </ConfirmDialog>
      )}
    </Form>
  );
}

/** Ready reasons, handed over in both languages, the moderator's first. */
function TemplateMenu({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTranslations("moderationAdmin");
  const locale = useLocale();
  const textOf = ({ en, ar }: { en: string; ar: string }): string =>
    (locale === "ar" ? [ar, en] : [en, ar]).join("\n\n");
  return (
    <Menu
      align="start"
      heading={t("case.templatesTitle")}
      trigger={
        <Button variant="soft" iconAfter={<ChevronDownIcon size={18} />}>
          {t("case.templates")}
        </Button>
      }
    >
      {templateNames.map((name) => (
        <MenuItem key={name} onSelect={() => onChoose(textOf(templates[name]))}>
          {t(`templates.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
