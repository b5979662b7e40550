export const personalDataEn = {
  title: "My data",
  intro:
    "Download everything the portal stores about you in one archive: pages to read, tables for spreadsheets, and your files.",
  absent: "Anonymous reports are not included: they contain no name.",
  sightings: "See who viewed your protected details under “Who sees what”.",
  seeSightings: "See who viewed them",
  ask: "Request export",
  askAgain: "Request a new export",
  asking: "Requesting",
  waiting: "Your export is being prepared. You may leave this page; you will be notified.",
  ready: "Your export is ready ({size}). It is available until {date}.",
  failed: "The export could not be prepared. Please try again.",
  download: "Download",
  downloadTitle: "Download your archive",
  password: "Your password",
  passwordHint: "You signed in some time ago, so we ask once more.",
  signInAgain: "To request an export, please sign in again first. It is possible for ten minutes after signing in.",
} as const;
