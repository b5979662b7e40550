import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CallInput } from "#client/api.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { bulkActionRoutes } from "#modules/community/contract/routes-administration.ts";
import type { BulkActionKind, BulkPreview } from "#modules/community/contract/schemas-administration.ts";
import type { TopicFilters } from "#modules/community/contract/schemas-filters.ts";
import { nameIn } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { previewBulkAction } from "../admin/api.ts";
import { MoveTarget } from "../admin/MoveTarget.tsx";
import styles from "./BulkDialog.module.css";

/** Copied from the contract, whose schemas the browser does not load. */
const maxTopicsAtOnce = 10_000;

export type BulkBody = CallInput<(typeof bulkActionRoutes)["createBulkAction"]>["body"];

/** An action on some topics, on one with a title, or on all that match filters. */
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

/** Confirms an action, with a preview and a field for the target or reason. */
export function BulkDialog({ order, working, onConfirm, onClose }: BulkDialogProps) {
  const t = useTranslations("communityAdmin.bulk");
  const [reason, setReason] = useState("");
  const [moveTo, setMoveTo] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const { action } = order;
  const what = "filters" in order ? { filters: order.filters } : { ids: order.ids };
  const takesReason = action === "deactivate" || action === "delete";
  const lacksTarget = action === "move" && moveTo === "";
  // Without a target, the preview is requested as a deletion, which needs none.
  const previewed: BulkBody = lacksTarget
    ? { action: "delete", ...what }
    : { action, ...what, ...(moveTo === "" ? {} : { moveTo }) };
  const { data, error } = useQuery({
    queryKey: [previewBulkAction.path, previewed],
    queryFn: ({ signal }) => previewBulkAction({ body: previewed }, { signal }),
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
      tone={takesReason ? "danger" : "strong"}
      working={working}
    >
      <div className={classNames(stackClass(3), styles.parts)}>
        <p>{t(`texts.${action}`, { count })}</p>
        <BulkPreviewText preview={preview} error={error} showsChanges={!lacksTarget} isOfOne={count === 1} />
        {action === "move" && (
          <MoveTarget label={t("moveTo")} value={moveTo} onChange={setMoveTo} isMissing={isAsked && lacksTarget} />
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

interface BulkPreviewTextProps {
  preview: BulkPreview | undefined;
  error: unknown;
  showsChanges: boolean;
  /** Omits the numbers, which are obvious for one topic. */
  isOfOne: boolean;
}

/** The preview of an action: the number of topics, their special features and their categories. */
function BulkPreviewText({ preview, error, showsChanges, isOfOne }: BulkPreviewTextProps) {
  const t = useTranslations("communityAdmin.bulk");
  const locale = useLocale();
  const problemText = useProblemText();
  if (preview === undefined) {
    return (
      <div role="status" aria-label={t("loading")}>
        {error === null ? <SkeletonLine width="80%" /> : problemText(error)}
      </div>
    );
  }
  if (preview.total === 0) return <p role="status">{t("nothing")}</p>;
  if (preview.isTooMany) return <p role="status">{t("tooMany", { max: maxTopicsAtOnce })}</p>;
  const particular = (["listed", "featured", "withPoll", "withOpenCase"] as const).filter((name) => preview[name] > 0);
  return (
    <div className={classNames(textClass("sm"), styles.preview)} role="status">
      {showsChanges && (!isOfOne || preview.changing === 0) && (
        <p>{t("changing", { changing: preview.changing, total: preview.total })}</p>
      )}
      <ul className={classNames(boxClass("flush"), styles.list)} aria-label={t("touches")}>
        {particular.map((name) => (
          <li key={name}>{t(name, { count: preview[name] })}</li>
        ))}
        {!isOfOne &&
          preview.byCategory.map(({ category, count }) => (
            <li key={category.id}>{t("inCategory", { name: isolated(nameIn(locale, category)), count })}</li>
          ))}
      </ul>
    </div>
  );
}
