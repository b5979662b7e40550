import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ApproverSummary } from "#modules/services/contract/schemas-service.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";

export interface ApproversProps<Approver extends ApproverSummary> {
  people: readonly Approver[];
  /** Rendered beside a person, for example their decision. */
  noteOf?: (approver: Approver) => ReactNode;
}

/** The approvers of a step, each with the reason: "their manager", or "for Ahmed, who is away until 30 November". */
export function Approvers<Approver extends ApproverSummary>({ people, noteOf }: ApproversProps<Approver>) {
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
      {people.map((approver) => (
        <li key={approver.person.id} className={rowClass(2, "wrap", "align-center", "between", "shrinks")}>
          <AvatarName
            id={approver.person.id}
            name={nameIn(locale, approver.person)}
            photo={approver.person.photoUrl}
            size="sm"
            detail={reasonOf(approver)}
          />
          {noteOf?.(approver)}
        </li>
      ))}
    </ul>
  );
}
