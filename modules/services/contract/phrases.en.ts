/** What the shell and home say of services at once; their pages have words of their own. */
export const servicesEn = {
  title: "E-services",
  workList: "Work list",
  waiting: "{count, plural, one {# thing waits for you} other {# things wait for you}}",
  all: "See all ({count, number})",
  work: {
    returned: "Returned to you for changes",
    poll: "Poll closing soon",
    deputyTitle: "To decide in somebody’s place",
    due: "by {date}",
    late: "was due {date}",
  },
} as const;
