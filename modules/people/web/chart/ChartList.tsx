import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ChartPerson, ChartPlace } from "#modules/people/contract/schemas-chart.ts";
import { Loading } from "#kit/Loading.tsx";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import styles from "./ChartList.module.css";
import { ChartRow } from "./ChartRow.tsx";
import { useReports } from "./use-reports.ts";

function People({ people }: { people: readonly ChartPerson[] }) {
  return (
    <ul className={boxClass("list", "above-3")}>
      {people.map((person) => (
        <ListRow key={person.id} className={styles.row}>
          <ChartRow person={person} />
        </ListRow>
      ))}
    </ul>
  );
}

/** The direct reports of a manager, or the top level, without the shown person; renders nothing without any. */
function Reports({ manager, except, title }: { manager: string | null; except?: string; title: string }) {
  const t = useTranslations("peopleChart");
  const query = useReports(manager, undefined);
  const { people, later } = query;
  const shown = people?.filter(({ id }) => id !== except);
  if (shown?.length === 0) return null;
  return (
    <Card title={title} flush>
      {shown !== undefined ? (
        <People people={shown} />
      ) : (
        <Loading query={query} label={t("loading")} shape="8rem" failed={t("failed")} headingLevel={3} />
      )}
      <MoreRows {...later} />
    </Card>
  );
}

/** The chart person by person: managers, direct reports, colleagues. */
export function ChartList({ place: { person, managers } }: { place: ChartPlace }) {
  const t = useTranslations("peopleChart");
  const locale = useLocale();
  const name = isolated(nameIn(locale, person));
  const manager = managers.at(-1);
  return (
    <div className={classNames(stackClass(5, "fits"), styles.stack)}>
      {managers.length > 0 && (
        <Card title={t("above", { name })} flush>
          <People people={managers} />
        </Card>
      )}
      <div className={styles.person} aria-current="true">
        <ChartRow person={person} isShown />
      </div>
      {person.reportCount > 0 && <Reports manager={person.id} title={t("reports", { name })} />}
      <Reports
        manager={manager?.id ?? null}
        except={person.id}
        title={manager === undefined ? t("alsoTop") : t("beside", { name: isolated(nameIn(locale, manager)) })}
      />
    </div>
  );
}
