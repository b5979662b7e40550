/** What the dashboard of the administration says of its areas. */
export const shellAdminEn = {
  title: "Administration",
  intro: "What keeps the portal in order",
  sections: {
    links: "Names, addresses, and whether they still work",
    settings: "Names, colours, calendar, mail and limits",
    categories: "Names, looks and who may post",
    topics: "Find, activate, move and delete topics",
    reports: "What colleagues have reported",
    board: "Who is here now",
    sheet: "A month of everybody, and corrections",
    assignments: "Who works where, and by which hours",
    zones: "Weekly hours between two dates",
    locations: "Places of work and their circles",
    exceptionDays: "Holidays, and working days that differ",
    lookups: "Kinds of leave, and reasons",
    review: "Punches that are worth a look",
    months: "Lock what is final, follow what is computed again",
    tester: "Which schedule applies, and what a change would do",
    departments: "Where people work, and what belongs to what",
  },
} as const;
