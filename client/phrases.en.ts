/** The words of the browser machinery in English: what it says when no page has better ones. */
export const clientEn = {
  ui: { close: "Close", cancel: "Cancel", optional: "optional", clearDate: "Clear the date" },
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
} as const;
