import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Joiner } from "#modules/people/contract/schemas-celebrations.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Button } from "#ui/Button.tsx";
import { PersonLink } from "../directory/PersonLink.tsx";
import styles from "./Colleagues.module.css";

export type Colleague = Omit<Joiner, "joinedOn">;

export interface ColleaguesProps<One extends Colleague> {
  people: readonly One[];
  /** At the end of somebody's line: their day. */
  dayOf: (one: One) => ReactNode;
  /** Whoever does not know them yet wants to know where they work. */
  withDepartment?: boolean;
}

/** As many stand there before all are asked for. */
const few = 4;

/** Colleagues in a card, each with their title and a day. */
export function Colleagues<One extends Colleague>({ people, dayOf, withDepartment = false }: ColleaguesProps<One>) {
  const t = useTranslations("celebrations");
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? people : people.slice(0, few);
  return (
    <>
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
    </>
  );
}
