/** The dates of leave that was counted again; loaded by the pages that show them. */
export const kitRecountedEn = {
  days: "{count, plural, one {# day} other {# days}}",
  holiday: "{days} came back: {count, plural, one {{dates} is a holiday} other {{dates} are holidays}}",
  dayOff: "{days} came back: no work on {dates}",
  workDay: "{days} more taken: {count, plural, one {{dates} is a work day now} other {{dates} are work days now}}",
} as const;
