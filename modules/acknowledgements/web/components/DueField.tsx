import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { DateField } from "#ui/dates/DateField.tsx";

export interface DueFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
  /** Says so when nothing was chosen. */
  isMissing: boolean;
}

/** The last day for reading, today at the earliest; both calendars are shown, since the date matters. */
export function DueField({ value, onChange, isMissing }: DueFieldProps) {
  const t = useTranslations("acknowledgements");
  const formats = useFormats();
  const tValidators = useTranslations("validators");
  const [today] = useState(() => formats.isoDate(new Date()));
  return (
    <DateField
      label={t("dueOn")}
      required
      value={value}
      onChange={onChange}
      min={today}
      error={isMissing && value === null ? tValidators("fieldRequired") : undefined}
    />
  );
}
