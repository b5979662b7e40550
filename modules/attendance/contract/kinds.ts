// Without schemas, so that the browser's lists of choices do not bundle them.

/** Suspicions about a punch. The first four are found afterwards and never refuse anything. */
export const suspicions = [
  "accuracy",
  "speed",
  "identicalPosition",
  "clockSkew",
  "outside",
  "offline",
  "offlineOften",
] as const;

export const reviewStates = ["open", "accepted", "rejected"] as const;
