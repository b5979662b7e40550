import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { AddEntity } from "#kit/AddEntity.tsx";
import { EditEntity } from "#kit/EditEntity.tsx";
import type { FormSlot } from "#kit/EntityForm.tsx";
import type { ConfirmationSlot } from "#kit/use-entity-form.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import type { LinkSlot } from "#ui/link.ts";
import { ruleLists, type RuleKind } from "../search.ts";
import { useRefresh } from "../use-refresh.ts";
import type { RuleApi } from "./api.ts";
import { EffectText, isFelt, isForbidden } from "./EffectText.tsx";
import { useRuleRights } from "./use-rule-rights.ts";

export interface RulePageProps<Rule, Values extends FieldValues, Body, Created> {
  kind: RuleKind;
  titles: { add: string; edit: string; list: string };
  /** The own name by default. */
  nameOf?: (rule: Rule | Created) => string;
  api: RuleApi<Rule, Body>;
  empty: Values;
  /** Must be stable across renders, like `readParameter`. */
  valuesOf: (rule: Rule) => Values;
  bodyOf: (values: Values) => Body;
  /** Returns the values in the address of the edit page; null if there are none. */
  readParameter: (text: string | undefined, id: string) => Values | null;
  /** `id`: the id of an existing rule. */
  renderForm: (slot: FormSlot<Values>, id: string | undefined) => ReactNode;
  /** For a form that creates several rules. */
  create?: (values: Values) => Promise<{ data: Created }>;
  preview?: (values: Values) => Promise<{ data: Effect | null }>;
}

type Named = { version: number; isChangeable?: boolean; nameAr?: string | null; nameEn?: string | null };

/** Adds a rule, or edits the one whose id is in the address. */
export function RulePage<Rule extends Named, Values extends FieldValues, Body, Created = Rule>(
  props: RulePageProps<Rule, Values, Body, Created>,
) {
  const { kind, titles, api, empty, valuesOf, bodyOf, readParameter, renderForm } = props;
  const formats = useFormats();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const { readOnlyFor } = useRuleRights(kind);
  const from = `/app/admin/attendance/${kind}/$id/edit` as const;
  const id = useParams({ from, shouldThrow: false })?.id;
  const search: { [Kind in RuleKind]?: string } = useSearch({ from, shouldThrow: false }) ?? {};
  const text = search[kind];
  const initialFromUrl = useMemo(() => (id === undefined ? null : readParameter(text, id)), [readParameter, text, id]);
  const to = `/admin/attendance/${ruleLists[kind]}/index` as const;
  const page = {
    back: { label: titles.list, renderLink: (slot: LinkSlot) => <Link to={to} {...slot} /> },
    nameOf: props.nameOf ?? ((rule: Rule | Created) => formats.name({ nameAr: null, nameEn: null, ...rule })),
    renderForm: (slot: FormSlot<Values>) => renderForm(slot, id),
    refresh,
    onSaved: () => void navigate({ to }),
  };
  if (id === undefined) {
    const {
      create = (values: Values) => api.create({ body: bodyOf(values) }),
      preview = (values: Values) => api.preview?.({ body: bodyOf(values) }),
    } = props;
    return (
      <AddEntity<Rule | Created, Values>
        {...page}
        title={titles.add}
        empty={empty}
        draftPlace={`${kind}:new`}
        confirmationFor={openEffect(preview)}
        create={create}
      />
    );
  }
  return (
    <EditEntity
      {...page}
      title={titles.edit}
      id={id}
      kind={kind}
      query={api.read(id)}
      initialFromUrl={initialFromUrl}
      valuesOf={valuesOf}
      readOnlyFor={readOnlyFor}
      confirmationFor={openEffect((values: Values) => {
        const effect = api.effect?.(id, bodyOf(values));
        return effect === undefined ? undefined : queries.fetchQuery({ ...effect, gcTime: 0 });
      })}
      update={(values, version) => api.update({ params: { id }, body: { ...bodyOf(values), version } })}
    />
  );
}

type EffectDialogProps = Parameters<ConfirmationSlot>[0] & { effect: Effect };

/** Shows the effect before saving; an effect that the server would refuse cannot be confirmed. */
function EffectDialog({ effect, working, onClose, onConfirm }: EffectDialogProps) {
  const t = useTranslations("attendanceRules.effect");
  const isRefused = isForbidden(effect);
  const close = (): void => {
    if (!working) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(isRefused ? "refusedTitle" : "title")}
      closeLabel={t("back")}
      size={effect.conflicts.length + effect.brokenRules.length > 0 ? "md" : "sm"}
      actions={
        <>
          <Button data-autofocus="" variant="quiet" disabled={working} onClick={close}>
            {t("back")}
          </Button>
          {!isRefused && (
            <Button variant="strong" loading={working} onClick={onConfirm}>
              {t("save")}
            </Button>
          )}
        </>
      }
    >
      <EffectText effect={effect} />
    </Dialog>
  );
}

/** Returns a question that shows the effect before saving; null without an effect. */
const openEffect =
  <Values,>(preview: (values: Values) => Promise<{ data: Effect | null }> | undefined) =>
  async (values: Values): Promise<ConfirmationSlot | null> => {
    const effect = (await preview(values))?.data;
    if (effect == null || !isFelt(effect)) return null;
    return (answer) => <EffectDialog effect={effect} {...answer} />;
  };
