import type { UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { DateInput } from "#kit/DateInput.tsx";
import { gridClass } from "#ui/primitives.ts";
import type { AssignmentValues } from "./assignment-values.ts";

const endBeforeStart = JSON.stringify({ key: "endBeforeStart" });

/** From when to when, both optional, in the reader's calendar with the other one beside it. */
export function AssignmentDates({ form }: { form: UseFormReturn<AssignmentValues> }) {
  const t = useTranslations("attendancePlaces.assignment");
  return (
    <div className={gridClass(16, [4, 5], "align-start")}>
      {(["from", "to"] as const).map((name) => (
        <DateInput
          key={name}
          control={form.control}
          name={name}
          rules={
            name === "to"
              ? { validate: (to, { from }) => to === null || from === null || to >= from || endBeforeStart }
              : {}
          }
          label={t(name)}
          hint={t(`${name}Hint`)}
          optional
        />
      ))}
    </div>
  );
}
