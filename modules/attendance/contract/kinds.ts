// Without schemas, so that the browser's lists of choices do not bring them along.

/** Why an officer may want to look at a punch. The first four are looked for afterwards, and never refuse anything. */
export const suspicions = [
  "accuracy",
  "speed",
  "identicalPosition",
  "clockSkew",
  "outside",
  "offline",
  "offlineOften",
] as const;

/** How an officer has decided on it. */
export const reviewStates = ["open", "accepted", "rejected"] as const;
