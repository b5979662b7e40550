export const protectedFields = ["phone", "mobile", "email", "birthday"] as const;
export type ProtectedField = (typeof protectedFields)[number];

/** From the widest on, each including the next: all users, the department, the chain of managers, no user. */
export const visibilities = ["everyone", "department", "managers", "nobody"] as const;
export type Visibility = (typeof visibilities)[number];

/** Preview of the own profile as seen by these readers. */
export const onlookers = ["colleague", "department", "manager"] as const;
export type Onlooker = (typeof onlookers)[number];
