import type { UseQueryResult } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useWidget } from "#client/use-widget.ts";
import type { Joiner } from "#modules/people/contract/schemas-celebrations.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Button } from "#ui/Button.tsx";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { PersonLink } from "../directory/PersonLink.tsx";
import styles from "./Colleagues.module.css";

export interface ColleaguesProps<One> {
  title: string;
  query: UseQueryResult<{ data: One[] }>;
  /** Shown at the end of the line. */
  dayOf: (one: One) => ReactNode;
  withDepartment?: boolean;
}

/** The number shown before "more". */
const maxCollapsed = 4;

/** A widget of colleagues with title and day; renders nothing without any. */
export function Colleagues<One extends Omit<Joiner, "joinedOn">>(props: ColleaguesProps<One>) {
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
      <ul className={styles.people}>
        {shown.map((one) => {
          const department = withDepartment ? one.department : null;
          const title = pickText(locale, { en: one.titleEn, ar: one.titleAr });
          return (
            <li key={one.id} className={styles.person}>
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
              <span className={styles.day}>{dayOf(one)}</span>
            </li>
          );
        })}
      </ul>
      {shown.length < people.length && (
        <div className={styles.more}>
          <Button size="sm" variant="quiet" onClick={() => setIsWhole(true)}>
            {t("more", { count: people.length - shown.length })}
          </Button>
        </div>
      )}
    </WidgetCard>
  );
}
