/** What of a person is shown only to whom they let see it. */
export const protectedFields = ["phone", "mobile", "email", "birthday"] as const;
export type ProtectedField = (typeof protectedFields)[number];

/**
 * To whom a person shows something, the widest first; each holds the next: everybody signed in, their department, the
 * chain of their managers, nobody.
 */
export const visibilities = ["everyone", "department", "managers", "nobody"] as const;
export type Visibility = (typeof visibilities)[number];

/** As whom somebody may look at themselves. */
export const onlookers = ["colleague", "department", "manager"] as const;
export type Onlooker = (typeof onlookers)[number];
