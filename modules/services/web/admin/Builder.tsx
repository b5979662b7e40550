import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { reasonInput, useAuthorityReason } from "#client/use-authority-reason.ts";
import type { Answers, FormDefinition } from "#modules/services/contract/form/definition.ts";
import type { Definition, ManagedService } from "#modules/services/contract/schemas-definition.ts";
import { ActionBar } from "#ui/ActionBar.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { listServices, readService } from "../api.ts";
import { FormFields } from "../form/FormFields.tsx";
import { listManagedServices, listVersions, managedServiceQuery, publishService, updateService } from "./api.ts";
import { BothLanguages } from "./BothLanguages.tsx";
import styles from "./Builder.module.css";
import { emptyDefinition } from "./definition.ts";
import { FieldsEditor } from "./FieldsEditor.tsx";
import { ServiceSettings, settingsOf } from "./ServiceSettings.tsx";
import { StepsEditor } from "./StepsEditor.tsx";
import { useObjections } from "./use-objections.ts";
import { Versions } from "./Versions.tsx";

const wordFields = [
  { field: "name", maxLength: 120 },
  { field: "summary", maxLength: 400, rows: 2 },
  { field: "needs", maxLength: 1000, rows: 2, optional: true },
] as const;
const noContext = { lookups: {}, people: [], files: [] };

/** Preview of the form; answers are not saved. */
function Preview({ form }: { form: FormDefinition }) {
  const t = useTranslations("servicesAdmin.builder");
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <Card title={t("preview")}>
      <div className={stackClass(5)}>
        <p className={textClass("flush", "xs", "muted")}>
          {t(form.fields.length === 0 ? "previewEmpty" : "previewText")}
        </p>
        <FormFields
          // Files would be uploaded.
          form={{ fields: form.fields.filter(({ type }) => type !== "file") }}
          answers={answers}
          onAnswer={(key, answer) => setAnswers((before) => ({ ...before, [key]: answer as Answers[string] }))}
          errors={{}}
          context={noContext}
          onBusy={() => undefined}
        />
      </div>
    </Card>
  );
}

const draftOf = ({ draft, published }: ManagedService): Definition =>
  draft ?? published ?? emptyDefinition({ nameEn: "", nameAr: "" });

/** Edits a service: texts, settings, form and approval steps; saved as a draft, published as a version. */
export function Builder({ service }: { service: ManagedService }) {
  const t = useTranslations("servicesAdmin.builder");
  const words = useTranslations("servicesAdmin.words");
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const { code } = service;
  const [saved, setSaved] = useState(service);
  const [draft, setDraft] = useState(() => draftOf(service));
  const [settings, setSettings] = useState(() => settingsOf(service));
  const [isDirty, setIsDirty] = useState(false);
  const latest = useRef({ draft, settings });
  useEffect(() => {
    latest.current = { draft, settings };
  });
  const [working, setWorking] = useState<"saving" | "publishing" | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isTried, setIsTried] = useState(false);
  const leaving = useLeaving({ blocks: () => isDirty, blocksUnload: () => isDirty });
  const objections = useObjections(draft, refusal, isTried);
  const [reason, setReason] = useState("");
  const reasonProblem = objections.at("reason");
  const reasonField = useAuthorityReason(
    reasonProblem === undefined ? undefined : { message: reasonProblem },
    isDirty || saved.draft !== null,
  );
  const change = (part: Partial<Definition>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setIsDirty(true);
  };

  async function save(): Promise<ManagedService> {
    if (!isDirty && saved.draft !== null) return saved;
    const { data } = await updateService({ params: { code }, body: { version: saved.version, ...settings, draft } });
    setSaved(data);
    // Edits made during the request are still unsaved.
    if (latest.current.draft === draft && latest.current.settings === settings) setIsDirty(false);
    return data;
  }
  async function run(kind: "saving" | "publishing"): Promise<void> {
    if (working !== null) return;
    setWorking(kind);
    setRefusal(null);
    try {
      let current = await save();
      if (kind === "publishing") {
        setIsTried(true);
        current = (await publishService({ params: { code }, body: { version: current.version, reason } })).data;
        setSaved(current);
        setReason("");
      }
      toast({ message: t(kind === "saving" ? "saved" : "published"), tone: "success" });
      queries.setQueryData(managedServiceQuery(code).queryKey, { data: current });
      for (const { path } of [listManagedServices, listServices, readService, listVersions]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    } catch (error) {
      setRefusal(error);
    } finally {
      setWorking(null);
    }
  }
  return (
    <Form className={classNames(stackClass(5), styles.builder)} onSubmit={() => run("saving")}>
      {isProblem(refusal, "stale_version") ? (
        <Banner tone="warning">{t("conflict")}</Banner>
      ) : (
        <FormError
          message={
            refusal === null
              ? null
              : objections.count > 0
                ? t("wrong", { count: objections.count })
                : problemText(refusal)
          }
          takeFocus
          listsFields
        />
      )}
      <Card title={words("title")}>
        <div className={stackClass(5)}>
          {wordFields.map((wordField) => (
            <BothLanguages
              key={wordField.field}
              {...wordField}
              texts={draft}
              label={words(wordField.field)}
              onChange={(name, text) => change({ [name]: text })}
              errorOf={objections.at}
            />
          ))}
        </div>
      </Card>
      <ServiceSettings
        service={service}
        settings={settings}
        onChange={(next) => {
          setSettings(next);
          setIsDirty(true);
        }}
        draft={draft}
        onDuration={(expectedDuration) => change({ expectedDuration })}
        objections={objections}
      />
      <FieldsEditor form={draft.form} onChange={(form) => change({ form })} objections={objections} />
      <StepsEditor
        steps={draft.flow.steps}
        fields={draft.form.fields}
        onChange={(steps) => change({ flow: { steps } })}
        objections={objections}
      />
      <Preview form={draft.form} />
      <Versions code={code} />
      {reasonField !== null && <TextField {...reasonField} {...reasonInput(reason, setReason)} />}
      <ActionBar status={isDirty ? t("dirty") : saved.draft === null ? t("clean") : t("kept")}>
        <Button type="submit" loading={working === "saving"} disabled={working !== null}>
          {t("save")}
        </Button>
        <Button
          variant="strong"
          loading={working === "publishing"}
          disabled={working !== null || (!isDirty && saved.draft === null)}
          onClick={() => void run("publishing")}
        >
          {t("publish")}
        </Button>
      </ActionBar>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </Form>
  );
}
