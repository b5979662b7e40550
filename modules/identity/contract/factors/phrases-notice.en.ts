export const factorNoticeEn = {
  text: "Your role asks for a second step when signing in. {days, plural, =0 {Set it up today.} one {You have # day left to set it up.} other {You have # days left to set it up.}}",
  action: "Set it up",
} as const;
