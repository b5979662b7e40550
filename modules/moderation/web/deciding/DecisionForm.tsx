import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { ReportCase } from "#modules/moderation/contract/schemas.ts";
import { excerptOf } from "#shared/content.ts";
import { pickText } from "#shared/locale.ts";
import { firstOf, maxLength, minLength, required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { ChevronDownIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { RadioList, type RadioOption } from "#ui/RadioList.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { maxTextLength, type Decision } from "../../contract/reasons.ts";
import { templateNames, templates } from "../../contract/templates.ts";
import { caseQuery, decideReportCase, listReportCases } from "../api.ts";
import styles from "./Deciding.module.css";
import { Key } from "./Key.tsx";
import { useAltKeys } from "./use-keys.ts";

type Values = { decision: Decision | null; reason: string };

const initial: Values = { decision: null, reason: "" };
const confirmTitles = { keep: "confirmKeep", deactivate: "confirmDeactivate", delete: "confirmDelete" } as const;
const checkReason = validated(firstOf(required, minLength(3), maxLength(maxTextLength)));
const daysToRestore = 30;

/** The decision and its reason, which the author reads; confirmed in a dialog. */
export function DecisionForm({ found, onDecided }: { found: ReportCase; onDecided: () => void }) {
  const t = useTranslations("moderationAdmin.case");
  const locale = useLocale();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { id, subject } = found;
  const title = isolated(
    subject.kind === "comment"
      ? excerptOf(subject.excerpt ?? "", 60)
      : pickText(locale, { en: subject.titleEn, ar: subject.titleAr }).text,
  );
  const { control, formState, setValue, getValues, input, errorOf, failure, frame, page } = useEntityForm<Values>({
    initial,
    draftPlace: `report case ${id}`,
    confirmationFor: ({ decision, reason }) =>
      decision === null
        ? null
        : (answer) => (
            <ConfirmDialog
              {...answer}
              open
              title={t(confirmTitles[decision], { title })}
              confirmLabel={t("decide")}
              tone={decision === "keep" ? "strong" : "danger"}
            >
              <p>{t("confirmText", { count: found.reportCount })}</p>
              <p className={classNames(textClass("pre-line", "text-start", "anywhere"), styles.quoted)} dir="auto">
                {reason.trim()}
              </p>
            </ConfirmDialog>
          ),
    async save({ decision, reason }) {
      if (decision === null) throw new Error("A case without a decision was let through.");
      try {
        const answer = await decideReportCase({ params: { id }, body: { decision, reason: reason.trim() } });
        onDecided();
        queries.setQueryData(caseQuery(id).queryKey, answer);
        void queries.invalidateQueries({ queryKey: keyOf(listReportCases) });
        return t("decidedToast");
      } catch (error) {
        // Another moderator decided first: the case shows that decision and the draft is discarded.
        if (!isProblem(error, "case_decided")) throw error;
        await queries.invalidateQueries(caseQuery(id));
        return undefined;
      }
    },
  });
  const { box, question, answer } = page;
  const settings = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const options = useOptions(subject.kind);
  const choose = (decision: Decision): void => setValue("decision", decision, settings);
  useAltKeys({
    KeyK: () => choose("keep"),
    KeyU: () => choose("deactivate"),
    KeyX: () => choose("delete"),
  });

  return (
    <Form ref={box} className={stackClass(4)} onSubmit={frame.onSubmit}>
      <FormError message={failure === null ? null : `${t("decideFailed")} ${problemText(failure)}`} takeFocus />
      <Controller
        control={control}
        name="decision"
        rules={{ validate: (value) => value !== null || t("chooseDecision") }}
        render={({ field }) => (
          <RadioList
            ref={field.ref}
            legend={t("decision")}
            options={options}
            value={field.value}
            onChange={field.onChange}
            error={errorOf("decision")}
          />
        )}
      />
      <TextArea
        label={t("reasonLabel")}
        hint={t("reasonHint")}
        required
        dir="auto"
        minRows={4}
        {...input("reason", { validate: checkReason })}
      />
      <div className={rowClass(3, "wrap", "between")}>
        <TemplateMenu
          onChoose={(text) => {
            const written = getValues("reason").trim();
            setValue("reason", written === "" ? text : `${written}\n\n${text}`, settings);
          }}
        />
        <Button type="submit" variant="strong">
          {t("decide")}
        </Button>
      </div>
      {question?.(answer)}
    </Form>
  );
}

/** The possible decisions, each explained for this kind of content. */
function useOptions(kind: ReportCase["subject"]["kind"]): RadioOption<Decision>[] {
  const t = useTranslations("moderationAdmin.case");
  const isTopic = kind === "topic";
  return [
    { value: "keep", label: t("keep"), hint: t("keepHint"), after: <Key letter="K" /> },
    {
      value: "deactivate",
      label: isTopic ? t("deactivateTopic") : t("deactivateComment"),
      hint: isTopic ? t("deactivateTopicHint") : t("deactivateCommentHint"),
      after: <Key letter="U" />,
    },
    {
      value: "delete",
      label: t("delete"),
      hint: isTopic ? t("deleteTopicHint", { days: daysToRestore }) : t("deleteCommentHint"),
      after: <Key letter="X" />,
    },
  ];
}

/** Templates of reasons, inserted in both languages, the moderator's first. */
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
