/** An action of a person who has the portal open, and how often an hour. */
export type Frequency = { perHour: number; why: string };

/**
 * The busiest hour of a working day. There is no statistics of an installation yet: the numbers are estimates on the high
 * side, to be replaced by those of your own access log (`http_request_duration_seconds_count` by route).
 */
export const frequencies = {
  opensPortal: { perHour: 1, why: "A new tab, or one that the browser had unloaded." },
  returnsHome: { perHour: 3, why: "Home is the way from one page to the next for people without habits." },
  readsList: { perHour: 5, why: "A look at a category between two tasks." },
  readsTopic: { perHour: 8, why: "One or two topics of each list." },
  likesTopic: { perHour: 1.5, why: "One of five topics that are read." },
  writesComment: { perHour: 0.75, why: "One of ten topics that are read: of a community, a tenth writes." },
  votes: { perHour: 0.3, why: "A poll is in a tenth of the topics, and each person votes once." },
  writesTopic: { perHour: 0.05, why: "One person of twenty an hour; news reach everyone." },
  searches: { perHour: 2, why: "A person, a document or a service that is not on the home page." },
  readsNotifications: { perHour: 2, why: "About one for each comment on topics that a person takes part in." },
  findsPerson: { perHour: 1.5, why: "A telephone number before a call." },
  readsAttendance: { perHour: 1, why: "The own month, after checking in or out and towards its end." },
  readsLeave: { perHour: 0.3, why: "Before a leave is planned." },
  readsServices: { perHour: 0.5, why: "The catalogue, before a request." },
  readsWorkList: { perHour: 1, why: "Managers and officers several times, everyone else hardly ever." },
  readsTeam: { perHour: 0.3, why: "The absences of colleagues, before a meeting." },
  checksInOrOut: { perHour: 0.25, why: "A break or an early departure; the morning is a phase of its own." },
  signsIn: {
    perHour: 0.02,
    why: "Sessions last for weeks: one person of fifty an hour has a new device or signed out.",
  },
} as const satisfies Record<string, Frequency>;

/** Actions of the busiest hour, and those of the morning. */
export type ActionName = keyof typeof frequencies | "arrives" | "arrivesAndSignsIn";

/** People who arrive at work within the ten minutes around the start of the day, and the busiest two of these minutes. */
const morning = {
  /** Share of those with the portal open who check in within ten minutes; the others come earlier or later. */
  shareInTenMinutes: 0.7,
  /** Share of these who come in the busiest two minutes, twice an even distribution. */
  shareInPeak: 0.4,
  peakSeconds: 120,
  /** Share of the arrivals who have to sign in; the others have a session of another day. */
  shareSigningIn: 0.05,
} as const;

/** Share of the staff who have the portal open at the same time; each has an event stream. */
export const shareWithPortalOpen = 0.6;

/** Seconds for which an access token is valid; the first action after that renews the session. */
export const tokenSeconds = 600;

/** Actions of one person an hour. */
export const actionsPerHour = Object.values(frequencies).reduce((sum, { perHour }) => sum + perHour, 0);

/** Weights of actions, each its number a second and person. */
export type Weights = readonly { name: ActionName; perSecond: number }[];

/** The busiest hour; `pace` multiplies all frequencies. */
export const busyHour = (pace: number): Weights =>
  Object.entries(frequencies).map(([name, { perHour }]) => ({
    name: name as ActionName,
    perSecond: (perHour * pace) / 3600,
  }));

/** The busiest two minutes of the morning, while the others continue as in the busiest hour. */
export function morningPeak(pace: number): Weights {
  const { shareInTenMinutes, shareInPeak, peakSeconds, shareSigningIn } = morning;
  const perSecond = (shareInTenMinutes * shareInPeak) / peakSeconds;
  return [
    ...busyHour(pace),
    { name: "arrives", perSecond: perSecond * (1 - shareSigningIn) },
    { name: "arrivesAndSignsIn", perSecond: perSecond * shareSigningIn },
  ];
}
