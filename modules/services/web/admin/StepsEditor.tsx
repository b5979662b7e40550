import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { FormField } from "#modules/services/contract/form/definition.ts";
import type { Decider, FlowStep } from "#modules/services/contract/schemas-definition.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { PersonAnswer } from "../form/PersonAnswer.tsx";
import { placeQuery, rolesQuery } from "./api.ts";
import { BothLanguages } from "./BothLanguages.tsx";
import styles from "./Builder.module.css";
import { ConditionEditor } from "./ConditionEditor.tsx";
import { compact, emptyStep, moved } from "./definition.ts";
import { ItemFrame } from "./ItemFrame.tsx";
import { RowsEditor } from "./RowsEditor.tsx";
import type { Objections } from "./use-objections.ts";

export interface StepsEditorProps {
  steps: readonly FlowStep[];
  fields: readonly FormField[];
  onChange: (steps: FlowStep[]) => void;
  objections: Objections;
}

export function StepsEditor({ steps, fields, onChange, objections }: StepsEditorProps) {
  const t = useTranslations("servicesAdmin.steps");
  const locale = useLocale();
  const error = objections.at("flow.steps");
  return (
    <Card title={t("title")}>
      <p className={textClass("flush", "xs", "muted")}>{t("intro")}</p>
      {error !== undefined && <p className={textClass("flush", "xs", "danger")}>{error}</p>}
      <ol className={stackClass(3, "list", "above-4")}>
        {steps.map((step, place) => {
          const path = `flow.steps.${place}`;
          const change = (part: { [Key in keyof FlowStep]?: FlowStep[Key] | undefined }): void =>
            onChange([...steps].with(place, compact({ ...step, ...part }) as FlowStep));
          return (
            <ItemFrame
              key={place}
              name={nameIn(locale, step)}
              detail={t("deciderCount", { count: step.deciders.length })}
              place={place}
              count={steps.length}
              wrong={objections.below(`${path}.`)}
              startsOpen={step.nameEn === "" && step.nameAr === ""}
              onMove={(from, to) => onChange(moved(steps, from, to))}
              onRemove={() => onChange(steps.toSpliced(place, 1))}
            >
              <div className={stackClass(5)}>
                <BothLanguages
                  field="name"
                  texts={step}
                  label={t("name")}
                  maxLength={120}
                  onChange={(name, text) => change({ [name]: text })}
                  errorOf={(name) => objections.at(`${path}.${name}`)}
                />
                <Deciders
                  deciders={step.deciders}
                  onChange={(deciders) => change({ deciders })}
                  errorOf={(below) => objections.at(`${path}.deciders${below}`)}
                />
                {step.deciders.length > 1 && (
                  <SegmentedChoice
                    legend={t("mode")}
                    options={[
                      { value: "any", label: t("any") },
                      { value: "all", label: t("all") },
                    ]}
                    value={step.mode}
                    onChange={(mode) => change({ mode })}
                  />
                )}
                <ConditionEditor
                  legend={t("when")}
                  condition={step.when}
                  fields={fields}
                  onChange={(when) => change({ when })}
                  error={objections.at(`${path}.when`)}
                />
              </div>
            </ItemFrame>
          );
        })}
      </ol>
      <div className={boxClass("above-4")}>
        <Button icon={<PlusIcon size={20} />} onClick={() => onChange([...steps, emptyStep(steps)])}>
          {t("add")}
        </Button>
      </div>
    </Card>
  );
}

const kinds = ["manager", "managersManager", "role", "person"] as const satisfies readonly Decider["kind"][];

interface DecidersProps {
  deciders: readonly Decider[];
  onChange: (deciders: Decider[]) => void;
  /** Returns the error of the whole list, or of the item at `.2`. */
  errorOf: (below: string) => string | undefined;
}

function Deciders({ deciders, onChange, errorOf }: DecidersProps) {
  const t = useTranslations("servicesAdmin.steps");
  const locale = useLocale();
  const formats = useFormats();
  // Without the permission to read roles, the selected ones stay unchanged.
  const roles = useQuery({ ...rolesQuery, throwOnError: false }).data?.data ?? [];
  const [firstRole] = roles;
  const decider = (kind: string): Decider => {
    if (kind === "role") return { kind, role: firstRole?.id ?? "1" };
    if (kind === "person") return { kind, person: "" };
    return { kind: kind === "managersManager" ? kind : "manager" };
  };
  return (
    <FieldGroup label={t("title")} error={errorOf("")} gap={3}>
      <RowsEditor<Decider>
        rows={deciders}
        className={styles.comparison}
        addLabel={t("addDecider")}
        removeLabel={(number) => t("removeDecider", { number })}
        create={() => ({ kind: "manager" })}
        onChange={onChange}
      >
        {(one, place) => {
          const error = errorOf(`.${place}`);
          const replace = (next: Decider): void => onChange([...deciders].with(place, next));
          return (
            <>
              <Select
                label={t("decider", { number: formats.number(place + 1) })}
                value={one.kind}
                options={kinds.map((kind) => ({
                  value: kind,
                  label: t(`kind.${kind}`),
                  disabled: kind === "role" && one.kind !== "role" && firstRole === undefined,
                }))}
                error={one.kind === "person" || one.kind === "role" ? undefined : error}
                onChange={({ target }) => replace(decider(target.value))}
              />
              {one.kind === "role" && (
                <Select
                  label={t("kind.role")}
                  value={one.role}
                  options={[
                    ...(roles.some(({ id }) => id === one.role)
                      ? []
                      : [{ value: one.role, label: t("unknownRole", { id: one.role }) }]),
                    ...roles.map((role) => ({ value: role.id, label: nameIn(locale, role) })),
                  ]}
                  error={error}
                  onChange={({ target }) => replace({ kind: "role", role: target.value })}
                />
              )}
              {one.kind === "person" && (
                <NamedPerson id={one.person} error={error} onChange={(person) => replace({ kind: "person", person })} />
              )}
            </>
          );
        }}
      </RowsEditor>
    </FieldGroup>
  );
}

function NamedPerson({
  id,
  error,
  onChange,
}: {
  id: string;
  error: string | undefined;
  onChange: (id: string) => void;
}) {
  const t = useTranslations("servicesAdmin.steps");
  const known = useQuery({ ...placeQuery(id), enabled: id !== "" }).data?.data.person;
  return (
    <PersonAnswer
      text={{ label: t("kind.person"), required: true, error }}
      answer={id}
      onAnswer={onChange}
      people={known === undefined ? [] : [known]}
    />
  );
}
