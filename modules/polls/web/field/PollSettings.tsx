import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import type { PollForm } from "#modules/polls/contract/form.ts";
import type { Ballot, Poll, ResultsSetting } from "#modules/polls/contract/schemas.ts";
import { DateTimeField } from "#ui/dates/DateTimeField.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import type { ErrorOf } from "./find-errors.ts";

const resultLabels = {
  always: "resultsAlways",
  afterVote: "resultsAfterVote",
  afterClose: "resultsAfterClose",
} as const satisfies Record<ResultsSetting, string>;
const ballotLabels = { secret: "ballotSecret", open: "ballotOpen" } as const satisfies Record<Ballot, string>;

export interface PollSettingsProps {
  value: PollForm;
  onChange: (part: Partial<PollForm>) => void;
  errorOf: ErrorOf;
  disabled: boolean;
  poll: Poll | null;
}

export function PollSettings({ value, onChange, errorOf, disabled, poll }: PollSettingsProps) {
  const t = useTranslations("polls.field");
  const presentation = usePresentation();
  const isFixed = poll !== null && poll.ballot === "secret" && poll.voterCount > 0;
  const counts = Array.from({ length: Math.max(value.choices.length, value.maximumChoices) }, (_, index) => index + 1);
  return (
    <div className={stackClass(5, "above-5")}>
      <div className={gridClass(16, [3, 4])}>
        <Select
          label={t("maximum")}
          error={errorOf("maximumChoices")}
          value={String(value.maximumChoices)}
          disabled={disabled}
          options={counts.map((count) => ({
            value: String(count),
            label: count === 1 ? t("maximumOne") : t("maximumMany", { count }),
          }))}
          onChange={(event) => onChange({ maximumChoices: Number(event.target.value) })}
        />
        <DateTimeField
          label={t("closesAt")}
          optional
          hint={t("closesAtHint")}
          error={errorOf("closesAt")}
          timeZone={presentation.timeZone}
          value={value.closesAt}
          onChange={(closesAt) => onChange({ closesAt })}
          disabled={disabled}
        />
      </div>
      <SegmentedChoice
        legend={t("results")}
        hint={t(`${resultLabels[value.results]}Hint`)}
        options={(["always", "afterVote", "afterClose"] as const).map((results) => ({
          value: results,
          label: t(resultLabels[results]),
        }))}
        value={value.results}
        onChange={(results) => onChange({ results })}
        disabled={disabled}
      />
      <SegmentedChoice
        legend={t("ballot")}
        hint={isFixed ? t("ballotFixed") : (errorOf("ballot") ?? t(`${ballotLabels[value.ballot]}Hint`))}
        options={(["secret", "open"] as const).map((ballot) => ({ value: ballot, label: t(ballotLabels[ballot]) }))}
        value={value.ballot}
        onChange={(ballot) => onChange({ ballot })}
        disabled={disabled || isFixed}
      />
      <Switch
        label={t("canChangeVote")}
        hint={t("canChangeVoteHint")}
        checked={value.canChangeVote}
        disabled={disabled}
        onChange={(event) => onChange({ canChangeVote: event.target.checked })}
      />
    </div>
  );
}
