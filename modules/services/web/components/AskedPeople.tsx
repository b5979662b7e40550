import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { AskedPerson } from "#modules/services/contract/schemas-service.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";

/** Why this person is asked: "their manager", or "for Ahmed, who is away until 30 November". */
function useReason(): (asked: AskedPerson) => React.ReactNode {
  const t = useTranslations("servicePages.decider");
  const formats = useFormats();
  const locale = useLocale();
  return ({ why, insteadOf }) => {
    if (insteadOf === null) return t(why);
    const name = () => <bdi>{nameIn(locale, insteadOf.person)}</bdi>;
    if (insteadOf.until === null) return t.rich("insteadOf", { name });
    return t.rich("awayUntil", { name, date: formats.date(insteadOf.until, "day") });
  };
}

export interface AskedPeopleProps {
  people: readonly AskedPerson[];
  /** What is said beside somebody, for instance what they decided. */
  noteOf?: (person: AskedPerson) => React.ReactNode;
}

/** Those who decide, each with the reason. */
export function AskedPeople({ people, noteOf }: AskedPeopleProps) {
  const locale = useLocale();
  const reasonOf = useReason();
  return (
    <ul className={stackClass(2, "list")}>
      {people.map((asked) => (
        <li key={asked.person.id} className={rowClass(2, "wrap", "align-center", "between", "shrinks")}>
          <AvatarName
            id={asked.person.id}
            name={nameIn(locale, asked.person)}
            photo={asked.person.photoUrl}
            size="sm"
            detail={reasonOf(asked)}
          />
          {noteOf?.(asked)}
        </li>
      ))}
    </ul>
  );
}
