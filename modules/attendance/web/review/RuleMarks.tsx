import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { signedInPerson } from "#client/session.ts";
import { useAction } from "#kit/use-action.ts";
import type { RuleMark } from "#modules/attendance/contract/schemas-punch.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { ListRow } from "#ui/ListRow.tsx";
import { Meta } from "#ui/Meta.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { useRefresh } from "../use-refresh.ts";
import { markRuleSeen, ruleMarksQuery } from "./api.ts";
import styles from "./Review.module.css";

const marksText = classNames(styles.marksText, textClass("flush", "sm", "muted"));

/** Rule changes that affect their own authors; renders nothing if there are none. */
export function RuleMarks() {
  const t = useTranslations("attendanceReview.marks");
  const { data } = useQuery(ruleMarksQuery);
  const marks = data?.data ?? [];
  if (marks.length === 0) return null;
  return (
    <div className={boxClass("below-5")}>
      <Card flush title={t("title", { count: marks.length })}>
        <p className={marksText}>{t("text")}</p>
        <ul className={boxClass("list")}>
          {marks.map((mark) => (
            <MarkRow key={mark.id} mark={mark} />
          ))}
        </ul>
        {data?.page.next != null && <p className={marksText}>{t("more")}</p>}
      </Card>
    </div>
  );
}

function MarkRow({ mark }: { mark: RuleMark }) {
  const t = useTranslations("attendanceReview.marks");
  const formats = useFormats();
  const refresh = useRefresh();
  const { rule, author, from, to } = mark;
  const name = formats.name(author);
  const { mutate, isPending } = useAction({
    run: () => markRuleSeen({ params: { id: mark.id } }),
    message: t("done"),
    refresh: () => void refresh(),
  });
  const what = t(`what.${rule.kind}`, { action: mark.action });
  const ruleName = rule.name === null ? "" : formats.name(rule.name);
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  const span = (): string => {
    if (from !== null && to !== null) return from === to ? date(from) : t("span", { from: date(from), to: date(to) });
    if (from !== null) return t("from", { from: date(from) });
    return to === null ? t("always") : t("until", { to: date(to) });
  };
  return (
    <ListRow className={styles.mark}>
      <Avatar id={author.id} name={name} photo={author.photoUrl} size="sm" />
      <div className={stackClass(1, "shrinks")}>
        <p className={textClass("flush", "ink", "medium", "anywhere")}>
          {rule.name === null ? (
            what
          ) : (
            <Link to={`/admin/attendance/${rule.kind}/$id/edit`} params={{ id: rule.id }} search={{}}>
              {what} {ruleName !== "" && <bdi>{ruleName}</bdi>}
            </Link>
          )}
        </p>
        <p className={textClass("flush", "xs", "muted", "anywhere")}>
          <Meta>
            <span>{t("by", { name: isolated(name), date: isolated(formats.date(mark.madeAt, "medium")) })}</span>
            <span>{span()}</span>
          </Meta>
        </p>
      </div>
      {signedInPerson()?.id === author.id ? (
        <span className={textClass("xs", "muted", "anywhere")}>{t("own")}</span>
      ) : (
        <Button
          size="sm"
          loading={isPending}
          aria-label={t("seenOf", { rule: ruleName === "" ? what : isolated(ruleName), name: isolated(name) })}
          onClick={(event) => {
            const row = event.currentTarget.closest("li");
            const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button");
            // The focused button disappears with its row.
            mutate(undefined, { onSuccess: () => (next ?? document.querySelector<HTMLElement>("h1"))?.focus() });
          }}
        >
          {t("seen")}
        </Button>
      )}
    </ListRow>
  );
}
