/** The words of who sees what of me, in English; they are the type that Arabic satisfies. */
export const privacyEn = {
  hint: "Changes take effect at once. Your managers see what your department sees; people who manage records see everything.",
  field: {
    phone: "Phone",
    mobile: "Mobile",
    email: "Email",
    birthday: "Birthday",
  },
  choice: {
    phone: "Who sees your phone number",
    mobile: "Who sees your mobile number",
    email: "Who sees your email address",
    birthday: "Who sees your birthday",
  },
  to: {
    everyone: "All colleagues",
    department: "My department",
    managers: "My managers",
    nobody: "No one",
  },
  saved: "Saved: {field} is shown to {to}.",
  preview: "See how others see me",
  previewTitle: "As others see you",
  previewFailed: "The preview could not be loaded",
  loading: "Loading",
  onlooker: {
    label: "Seen by",
    colleague: "A colleague",
    department: "My department",
    manager: "My manager",
  },
  sightings: "Who viewed your protected details",
  sightingsHint: "The latest views, by day. Deleted after a year.",
  sighting: "{date}: {fields}",
  sightingsFailed: "This could not be loaded",
  nobodyLooked: "No views.",
} as const;
