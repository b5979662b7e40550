/** The words of the home page in English; they are the type that Arabic satisfies. */
export const homeEn = {
  title: "Home",
  morning: "Good morning, <who>{name}</who>",
  afternoon: "Good afternoon, <who>{name}</who>",
  evening: "Good evening, <who>{name}</who>",
  morningPlain: "Good morning",
  afternoonPlain: "Good afternoon",
  eveningPlain: "Good evening",
} as const;
