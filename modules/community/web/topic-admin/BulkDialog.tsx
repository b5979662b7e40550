import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import type { CallInput } from "#client/api.ts";
import type { bulkActionRoutes } from "#modules/community/contract/routes-administration.ts";
import type { BulkActionKind } from "#modules/community/contract/schemas-administration.ts";
import type { TopicFilters } from "#modules/community/contract/schemas-filters.ts";
import { nameIn } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { allCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import { previewBulkAction } from "../admin/api.ts";
import { BulkPreviewText } from "./BulkPreviewText.tsx";
import styles from "./BulkDialog.module.css";

export type BulkBody = CallInput<(typeof bulkActionRoutes)["createBulkAction"]>["body"];

/** What is to be done, and with what: some topics, one of which is called by its title, or all that match. */
export type RowOrder = { action: BulkActionKind; ids: string[]; title: string };
export type BulkOrder =
  | RowOrder
  | { action: BulkActionKind; ids: string[] }
  | { action: BulkActionKind; filters: TopicFilters };

export interface BulkDialogProps {
  order: BulkOrder;
  working: boolean;
  onConfirm: (body: BulkBody) => void;
  onClose: () => void;
}

/** Says what an action touches, asks for what it needs, and asks whether it is meant. */
export function BulkDialog({ order, working, onConfirm, onClose }: BulkDialogProps) {
  const t = useTranslations("communityAdmin.bulk");
  const errorText = useFieldErrorText();
  const locale = useLocale();
  const categories = useCategories().data?.data ?? [];
  const [reason, setReason] = useState("");
  const [moveTo, setMoveTo] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const { action } = order;
  const what = "filters" in order ? { filters: order.filters } : { ids: order.ids };
  const takesReason = action === "deactivate" || action === "delete";
  const lacksTarget = action === "move" && moveTo === "";
  // Until it is known where they go, they are looked at as they are.
  const looked: BulkBody = lacksTarget
    ? { action: "delete", ...what }
    : { action, ...what, ...(moveTo === "" ? {} : { moveTo }) };
  const { data, error } = useQuery({
    queryKey: [previewBulkAction.path, looked],
    queryFn: ({ signal }) => previewBulkAction({ body: looked }, { signal }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const preview = data?.data;
  const isImpossible = preview !== undefined && (preview.total === 0 || preview.isTooMany);

  function confirm(): void {
    if (isImpossible) return onClose();
    setIsAsked(true);
    if (lacksTarget) return;
    const given = reason.trim();
    onConfirm({
      action,
      ...what,
      ...(moveTo === "" ? {} : { moveTo }),
      ...(takesReason && given !== "" ? { reason: given } : {}),
    });
  }

  const count = preview?.total ?? ("ids" in order ? order.ids.length : 0);
  const title =
    "title" in order ? t(`titlesOfOne.${action}`, { title: order.title }) : t(`titles.${action}`, { count });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={title}
      confirmLabel={t(`actions.${action}`)}
      tone={action === "delete" || action === "deactivate" ? "danger" : "strong"}
      working={working}
    >
      <div className={styles.parts}>
        <p>{t(`texts.${action}`, { count })}</p>
        <BulkPreviewText preview={preview} error={error} showsChanges={!lacksTarget} isOfOne={count === 1} />
        {action === "move" && (
          <Select
            label={t("moveTo")}
            placeholder={t("chooseTarget")}
            required
            options={categories
              .filter((category) => category.id !== allCategoryId && category.isActive)
              .map((category) => ({ value: category.id, label: nameIn(locale, category) }))}
            value={moveTo}
            onChange={(event) => setMoveTo(event.target.value)}
            error={isAsked && lacksTarget ? errorText({ message: '{"key":"fieldRequired"}' }) : undefined}
          />
        )}
        {takesReason && (
          <TextArea
            label={t("reason")}
            optional
            hint={t("reasonHint")}
            minRows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <p className={textClass("xs", "muted")}>{t("undoHint")}</p>
      </div>
    </ConfirmDialog>
  );
}
