import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import type { Decision, RequestSummary } from "#modules/services/contract/schemas-request.ts";
import type { Deputy, WorkItem } from "#modules/services/contract/schemas-work.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ChecklistIcon, PollIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SelectBox } from "#ui/SelectBox.tsx";
import { ChangeSummary } from "../components/ChangeSummary.tsx";
import { ServiceTile } from "../components/ServiceTile.tsx";
import { ApprovalSummary } from "./ApprovalSummary.tsx";
import { DeputyAnswer } from "./DeputyAnswer.tsx";
import { useLateness } from "./use-lateness.ts";
import styles from "./WorkList.module.css";

export interface WorkRowProps {
  item: WorkItem;
  isChosen: boolean;
  onChoose: () => void;
  onDecide: (decision: Decision, request: RequestSummary) => void;
}

export function WorkRow({ item, ...approval }: WorkRowProps) {
  const { kind, request, deputy, topic } = item;
  if (kind === "approval" && request !== null) return <Approval item={item} request={request} {...approval} />;
  if (request !== null) return <Returned request={request} />;
  if (deputy !== null) return <DeputyRequest deputy={deputy} />;
  return topic === null ? null : <Topic item={item} topic={topic} />;
}

function Due({ item: { dueBy, kind } }: { item: WorkItem }) {
  const t = useTranslations("servicePages.work");
  const formats = useFormats();
  const isLate = useLateness(dueBy);
  if (dueBy === null) return null;
  const date = formats.date(dueBy, "day");
  return isLate ? <Badge tone="danger">{t("late", { date })}</Badge> : <span>{t("due", { kind, date })}</span>;
}

const decisions = [
  ["approve", "soft"],
  ["return", "quiet"],
  ["reject", "quietDanger"],
] as const;

interface ApprovalProps extends WorkRowProps {
  request: RequestSummary;
}

function Approval({ item, request, isChosen, onChoose, onDecide }: ApprovalProps) {
  const t = useTranslations("servicePages.work");
  const d = useTranslations("servicePages.decide");
  const locale = useLocale();
  const { requester, service, approval, change } = request;
  const name = nameIn(locale, requester);
  return (
    <ListRow className={styles.approval} data-row={`approval ${request.id}`}>
      <span className={classNames(rowClass(0, "align-center", "justify-center"), styles.box)}>
        <SelectBox
          label={t("choose", { name: isolated(name), service: isolated(nameIn(locale, service)) })}
          checked={isChosen}
          isRow
          onClick={onChoose}
        />
      </span>
      <Avatar id={requester.id} name={name} photo={requester.photoUrl} size="sm" />
      <div className={classNames(stackClass([1, 4], "shrinks"), styles.main)}>
        <p className={textClass("flush", "ink", "medium", "anywhere")}>
          <Link to="/e-services/requests/$id" params={{ id: request.id }} data-cover="">
            {t.rich("asks", { name: () => <bdi>{name}</bdi>, service: () => <bdi>{nameIn(locale, service)}</bdi> })}
          </Link>
        </p>
        {change !== null ? (
          <ChangeSummary change={change} />
        ) : (
          approval !== null && <ApprovalSummary facts={approval} />
        )}
        <p className={textClass("flush", "xs", "muted")}>
          <Meta>
            {request.submittedAt !== null && <Moment at={request.submittedAt} style="ago" />}
            <Due item={item} />
          </Meta>
        </p>
        <div className={classNames(rowClass(2, "wrap"), styles.decide)}>
          {decisions.map(([decision, variant]) =>
            decision === "return" && change !== null ? null : (
              <Button key={decision} size="sm" variant={variant} onClick={() => onDecide(decision, request)}>
                {d(decision)}
              </Button>
            ),
          )}
        </div>
      </div>
    </ListRow>
  );
}

function Returned({ request }: { request: RequestSummary }) {
  const t = useTranslations("servicePages.work");
  const locale = useLocale();
  return (
    <ListRow className={styles.row} data-row={`returned ${request.id}`}>
      <ServiceTile icon={request.service.icon} />
      <div className={stackClass([1, 4], "shrinks")}>
        <p className={textClass("flush", "ink", "medium", "anywhere")}>
          <Link to="/e-services/requests/$id" params={{ id: request.id }} data-cover="">
            <bdi>{nameIn(locale, request.service)}</bdi>
          </Link>
        </p>
        <p className={textClass("flush", "xs", "muted")}>{t("returnedText")}</p>
      </div>
    </ListRow>
  );
}

function DeputyRequest({ deputy }: { deputy: Deputy }) {
  const t = useTranslations("servicePages.deputies");
  const formats = useFormats();
  const locale = useLocale();
  const name = nameIn(locale, deputy.person);
  return (
    <ListRow className={styles.row} data-row={`deputy ${deputy.id}`}>
      <Avatar id={deputy.person.id} name={name} photo={deputy.person.photoUrl} size="sm" />
      <div className={stackClass([1, 4], "shrinks")}>
        <p className={textClass("flush", "ink", "medium", "anywhere")}>
          {t.rich("asksYou", { name: () => <bdi>{name}</bdi> })}
        </p>
        <p className={textClass("flush", "xs", "muted")}>
          {t("days", { from: formats.date(deputy.from, "medium"), to: formats.date(deputy.to, "medium") })}
        </p>
        <div className={classNames(rowClass(2, "wrap"), styles.decide)}>
          <DeputyAnswer deputy={deputy} />
        </div>
      </div>
    </ListRow>
  );
}

function Topic({ item, topic }: { item: WorkItem; topic: NonNullable<WorkItem["topic"]> }) {
  const t = useTranslations("servicePages.work");
  const locale = useLocale();
  const title = pickText(locale, { en: topic.titleEn, ar: topic.titleAr });
  return (
    <ListRow className={styles.row} data-row={`${item.kind} ${item.id}`}>
      <IconTile icon={item.kind === "poll" ? <PollIcon size={20} /> : <ChecklistIcon size={20} />} />
      <div className={stackClass([1, 4], "shrinks")}>
        <p className={textClass("flush", "ink", "medium", "anywhere")}>
          <Link
            to="/community/categories/$id/topic/$topicId"
            params={{ id: topic.categoryId, topicId: topic.id }}
            data-cover=""
          >
            <span className={styles.title} lang={title.locale} dir="auto">
              {title.text}
            </span>
          </Link>
        </p>
        <p className={textClass("flush", "xs", "muted")}>
          <Meta>
            <span>{t(item.kind === "poll" ? "pollText" : "mustReadText")}</span>
            <Due item={item} />
          </Meta>
        </p>
      </div>
    </ListRow>
  );
}
