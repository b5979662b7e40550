/** The words of the browser machinery in English: what it says when no page has better ones. */
export const clientEn = {
  problem: {
    offline: "You are offline. Check your connection and try again.",
    network: "The server could not be reached. Check your connection and try again.",
    timeout: "The server took too long to answer. Please try again.",
    gateway: "The server is not available right now. Please try again in a moment.",
    unexpected: "Something went wrong. Please try again in a moment.",
    tooMany: "Too many tries. Try again in {seconds, plural, one {# second} other {# seconds}}.",
    tooManyMinutes: "Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  },
} as const;
