/** What "My data" says, in English. */
export const personalDataEn = {
  title: "My data",
  intro:
    "Take along everything this portal keeps of you, in one archive: pages to read, tables for spreadsheets, and your files.",
  absent: "Reports you made anonymously are not in it: they bear no name.",
  sightings: "Who saw your protected details stands under “Who sees what”.",
  seeSightings: "See who looked",
  ask: "Make an archive",
  askAgain: "Make a new one",
  asking: "Asking for it",
  waiting: "Your archive is being made. You may leave this page; you will be told.",
  ready: "Your archive is ready ({size}). It is kept until {date}.",
  failed: "The archive could not be made. Please try again.",
  download: "Download",
  password: "Your password",
  passwordHint: "You signed in some time ago, so we ask once more.",
  signInAgain: "To make an archive, please sign in again first. This is open for ten minutes after signing in.",
  loading: "Loading",
  loadFailed: "This could not be loaded",
} as const;
