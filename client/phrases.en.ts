/** The words of the browser machinery in English: what it says when no page has better ones. */
export const clientEn = {
  problem: {
    offline: "You are offline. Check your connection and try again.",
    network: "The server could not be reached. Check your connection and try again.",
    timeout: "The server took too long to answer. Please try again.",
    gateway: "The server is not available right now. Please try again in a moment.",
    unexpected: "Something went wrong. Please try again in a moment.",
    tooMany: "Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.",
    tooManyMinutes: "Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  },
  leaving: {
    title: "Leave without saving?",
    leave: "Leave",
    stay: "Stay",
  },
  taking: {
    reason: "Reason",
    hint: "No one else can do this for you. Give the reason for doing it yourself; it is recorded.",
  },
  failed: "This could not be loaded.",
  retry: "Try again",
  pages: {
    earlier: "Show previous",
    more: "Show more",
    loading: "Loading…",
    failed: "The rest could not be loaded.",
  },
  widget: {
    loading: "Loading: {title}",
  },
  upload: {
    choose: "Choose files",
    chooseOne: "Choose a file",
    drop: "Drop files here, or paste them",
    limit: {
      image: "images up to {size}",
      video: "videos up to {size}",
      document: "documents up to {size}",
    },
    most: "{count, plural, one {One file.} other {Up to # files.}}",
    limits: "You can add {kinds}.",
    files: "Files",
    waiting: "Waiting",
    sending: "{share} of {size}",
    checking: "Checking the file",
    cancel: "Cancel {name}",
    retry: "Try {name} again",
    remove: "Remove {name}",
    sent: "{name} is uploaded.",
    failed: "{name} was not uploaded. {reason}",
    objection: {
      tooLarge: "Larger than {size}.",
      notAccepted: "This type of file is not accepted here.",
      empty: "The file is empty.",
      tooMany: "{count, plural, one {Only one file is allowed.} other {Only # files are allowed.}}",
    },
  },
} as const;
