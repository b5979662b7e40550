export const servicesEn = {
  title: "E-services",
  workList: "Work list",
  waiting: "{count, plural, one {# item is waiting for you} other {# items are waiting for you}}",
  all: "See all ({count, number})",
  work: {
    span: "{from} – {to}",
    returned: "Returned to you for changes",
    poll: "Poll closing soon",
    deputyTitle: "To decide as deputy",
    overtime: "{count, plural, one {# claim of overtime to decide} other {# claims of overtime to decide}}",
    due: "{kind, select, approval {decide by {date}} poll {vote by {date}} other {by {date}}}",
    late: "was due {date}",
  },
} as const;
