/** The number of people, and the ids of those with a role in the measurements. */
export const people = { all: 100_000, administrator: "1", decider: "2", managerOfMany: "3", employee: "77777" };

export type MeasuredPeople = typeof people;
