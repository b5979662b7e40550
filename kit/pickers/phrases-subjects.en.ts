/** The people, roles and dates of rules; loaded by the pages of rules. */
export const kitSubjectsEn = {
  placeholder: "Name or email address",
  roles: "Roles",
  users: "People",
  people: "{count, plural, one {# person} other {# people}}",
  searching: "Searching…",
  nobody: "No person or role found with that name",
  found: "{count} found",
  total: "{count, plural, =0 {No one is selected yet} one {# person in all} other {# different people in all}}",
  counting: "Counting people…",
  totalUnknown: "The people could not be counted",
  forEveryone: "For everyone",
  label: "People and roles",
  everyone: "Everyone",
  others: "{count, plural, one {# other} other {# others}}",
  fromOn: "From {date}",
  until: "To {date}",
} as const;
