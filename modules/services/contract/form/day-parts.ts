/** Values of the field `dayPart` of a form that books leave: a whole day, or a half of one. */
export const dayParts = ["whole", "morning", "afternoon"] as const;
export type DayPart = (typeof dayParts)[number];

export const isDayPart = (value: unknown): value is DayPart => dayParts.some((part) => part === value);
