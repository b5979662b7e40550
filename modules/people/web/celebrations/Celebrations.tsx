import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useState, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Birthday, Joiner } from "#modules/people/contract/schemas-celebrations.ts";
import { Badge } from "#ui/Badge.tsx";
import { CakeIcon } from "#ui/icons.ts";
import { useWidget } from "#client/use-widget.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Button } from "#ui/Button.tsx";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { celebrationRoutes } from "#modules/people/contract/routes-celebrations.ts";
import { PersonLink } from "../directory/PersonLink.tsx";
import styles from "./Colleagues.module.css";

/** Changes daily; milliseconds. */
const daily = { staleTime: 10 * 60_000, isCached: true };

const joinersQuery = queryOf(endpoint(celebrationRoutes.listJoiners), {}, daily);
const birthdaysQuery = queryOf(endpoint(celebrationRoutes.listBirthdays), {}, daily);

/** In the calendar of the user; short, to leave the line to the name. */
function Day({ celebratedOn, inDays }: Pick<Birthday, "celebratedOn" | "inDays">) {
  const t = useTranslations("celebrations");
  const formats = useFormats();
  if (inDays === 0) {
    return (
      <Badge tone="saffron" icon={<CakeIcon size={14} />}>
        {t("today")}
      </Badge>
    );
  }
  return <time dateTime={celebratedOn}>{inDays === 1 ? t("tomorrow") : formats.date(celebratedOn, "day")}</time>;
}

/** A widget of the home page: shared birthdays of today and the coming week. */
export function Birthdays() {
  const title = useTranslations("celebrations")("birthdays");
  return <Colleagues<Birthday> title={title} query={useQuery(birthdaysQuery)} dayOf={(one) => <Day {...one} />} />;
}

/** A widget of the home page: recently joined colleagues. */
export function Joiners() {
  const t = useTranslations("celebrations");
  const formats = useFormats();
  return (
    <Colleagues<Joiner>
      title={t("joiners")}
      query={useQuery(joinersQuery)}
      withDepartment
      dayOf={({ joinedOn }) => <time dateTime={joinedOn}>{t("joined", { date: formats.date(joinedOn, "day") })}</time>}
    />
  );
}

interface ColleaguesProps<One> {
  title: string;
  query: UseQueryResult<{ data: One[] }>;
  /** Shown at the end of the line. */
  dayOf: (one: One) => ReactNode;
  withDepartment?: boolean;
}

/** The number shown before "more". */
const maxCollapsed = 4;

/** A widget of colleagues with title and day; renders nothing without any. */
function Colleagues<One extends Omit<Joiner, "joinedOn">>(props: ColleaguesProps<One>) {
  const { title: heading, query, dayOf, withDepartment = false } = props;
  const t = useTranslations("celebrations");
  const locale = useLocale();
  const widget = useWidget(heading, query);
  const [isWhole, setIsWhole] = useState(false);
  const people = query.data?.data ?? [];
  if (query.data !== undefined && people.length === 0) return null;
  const shown = isWhole ? people : people.slice(0, maxCollapsed);
  return (
    <WidgetCard {...widget}>
      <ul className={classNames(boxClass("list"), styles.people)}>
        {shown.map((one) => {
          const department = withDepartment ? one.department : null;
          const title = pickText(locale, { en: one.titleEn, ar: one.titleAr });
          return (
            <li key={one.id} className={classNames(rowClass(3, "align-center", "between"), styles.person)}>
              <AvatarName
                id={one.id}
                name={nameIn(locale, one)}
                photo={one.photoUrl}
                detail={
                  <>
                    {title.text !== "" && <bdi lang={title.locale}>{title.text}</bdi>}
                    {title.text !== "" && department !== null && " · "}
                    {department !== null && <bdi>{nameIn(locale, department)}</bdi>}
                  </>
                }
                renderLink={(slot) => <PersonLink id={one.id} {...slot} />}
              />
              <span className={textClass("rigid", "xs", "muted", "nowrap")}>{dayOf(one)}</span>
            </li>
          );
        })}
      </ul>
      {shown.length < people.length && (
        <div className={classNames(rowClass(0, "justify-center"), styles.more)}>
          <Button size="sm" variant="quiet" onClick={() => setIsWhole(true)}>
            {t("more", { count: people.length - shown.length })}
          </Button>
        </div>
      )}
    </WidgetCard>
  );
}
