import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { LeavePolicyEffect } from "#modules/leave/contract/schemas-policy.ts";
import { Banner } from "#ui/Banner.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";

type Largest = LeavePolicyEffect["largest"][number];

/** The number of people that a change of policies concerns, the largest changes of balances, and warnings. */
export function EffectText({ effect }: { effect: LeavePolicyEffect }) {
  const t = useTranslations("leavePolicies.effect");
  const formats = useFormats();
  const { people, compared, changed, largest, warnings, trial } = effect;
  const rest = people - compared;
  return (
    <div className={stackClass(3)} role="status">
      <p className={textClass("flush")}>{t("people", { count: people })}</p>
      <p className={textClass("flush")}>
        {t("changed", { count: changed, date: isolated(formats.date(effect.on, "medium")) })}
      </p>
      {rest > 0 && <p className={textClass("flush", "muted")}>{t("rest", { count: rest })}</p>}
      {warnings.map(({ code, people: count }) => (
        <Banner key={code} tone="warning">
          {t(`warnings.${code}`, { count })}
        </Banner>
      ))}
      {largest.length > 0 && (
        <section className={stackClass(2)} aria-label={t("largest")}>
          <h3 className={textClass("flush", "sm", "medium", "ink")}>{t("largest")}</h3>
          <ul className={stackClass(2, "list")}>
            {largest.map((change) => (
              <li key={change.person.id}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {trial !== null && <TrialText trial={trial} />}
    </div>
  );
}

/** Which leave of a past year a policy would have refused. */
function TrialText({ trial: { year, leaves, refused, examples } }: { trial: NonNullable<LeavePolicyEffect["trial"]> }) {
  const t = useTranslations("leavePolicies.effect.trial");
  const why = useTranslations("validators");
  const formats = useFormats();
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  const shownYear = isolated(formats.number(year, { useGrouping: false }));
  if (leaves === 0) return <p className={textClass("flush")}>{t("nothing", { year: shownYear })}</p>;
  return (
    <section className={stackClass(2)}>
      <p className={textClass("flush")}>{t("result", { leaves, refused, year: shownYear })}</p>
      {examples.length > 0 && (
        <>
          <h3 className={textClass("flush", "sm", "medium", "ink")}>{t("refused")}</h3>
          <ul className={stackClass(2, "list")}>
            {examples.map(({ person, from, to, days, code, short, possibleFrom }) => (
              <li key={`${person.id} ${from}`} className={stackClass(0)}>
                <span className={rowClass([0, 3], "wrap", "between")}>
                  <bdi className={textClass("ink", "medium")}>{formats.name(person)}</bdi>
                  <span>{t("example", { from: date(from), to: date(to), days, count: formats.number(days) })}</span>
                </span>
                <span className={textClass("xs", "muted")}>
                  {why(code, { days: formats.number(short), from: possibleFrom === null ? "" : date(possibleFrom) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Change({ change: { person, before, after, change, reasons } }: { change: Largest }) {
  const t = useTranslations("leavePolicies.effect");
  const formats = useFormats();
  const signed = (days: number): string => isolated(formats.number(days, { signDisplay: "exceptZero" }));
  const balance = (days: number | null): string => (days === null ? t("none") : isolated(formats.number(days)));
  return (
    <div className={stackClass(0)}>
      <span className={rowClass([0, 3], "wrap", "between")}>
        <bdi className={textClass("ink", "medium")}>{formats.name(person)}</bdi>
        <span className={textClass("tabular")}>
          {t("change", { before: balance(before), after: balance(after), change: signed(change) })}
        </span>
      </span>
      <span className={textClass("xs", "muted")}>
        {formats.list(reasons.map(({ code, days }) => t(`reasons.${code}`, { days: signed(days) })))}
      </span>
    </div>
  );
}
