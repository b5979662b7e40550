import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ApproverSummary } from "#modules/services/contract/schemas-service.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";

export interface ApproversProps<StepApprover extends ApproverSummary> {
  people: readonly StepApprover[];
  /** Rendered beside a person, for example their decision. */
  noteOf?: (asked: StepApprover) => ReactNode;
}

/** The approvers of a step, each with the reason: "their manager", or "for Ahmed, who is away until 30 November". */
export function Approvers<StepApprover extends ApproverSummary>({ people, noteOf }: ApproversProps<StepApprover>) {
  const t = useTranslations("servicePages.decider");
  const formats = useFormats();
  const locale = useLocale();
  const reasonOf = ({ why, insteadOf }: ApproverSummary): ReactNode => {
    if (insteadOf === null) return t(why);
    const name = () => <bdi>{nameIn(locale, insteadOf.person)}</bdi>;
    if (insteadOf.until === null) return t.rich("insteadOf", { name });
    return t.rich("awayUntil", { name, date: formats.date(insteadOf.until, "day") });
  };
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
