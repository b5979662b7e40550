/** Dates of one calendar. */
export const maxCalendarDays = 42;
/** People of a team; of a larger one the nearest to its manager. */
export const maxTeam = 2000;
/** Leave that expires: within so many months, of the people nearest to the manager, so many lines. */
export const monthsOfExpiring = 3;
export const maxExpiringPeople = 500;
export const maxExpiring = 200;
/** Calendar feeds of one person. */
export const maxFeeds = 20;

export const teamStates = ["in", "late", "notYet", "absent", "away", "off", "done"] as const;
export type TeamState = (typeof teamStates)[number];

export const cellStates = ["present", "expected", "absent", "away", "asked", "holiday", "off"] as const;
export type CellState = (typeof cellStates)[number];

export const awayKinds = ["leave", "halfLeave", "mission", "remote", "permission"] as const;

export const feedKinds = ["mine", "team", "holidays"] as const;
export type FeedKind = (typeof feedKinds)[number];
