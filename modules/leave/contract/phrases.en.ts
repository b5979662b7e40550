/** For all pages that need a session. */
export const leaveEn = {
  own: "My leave",
} as const;
