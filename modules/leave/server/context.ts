/** The acting person and the id of the HTTP request. */
export type Author = { personId: string; requestId: string };

type Caller = { actor: { personId: string }; facts: { id: string } };

/** Identifies the caller of a handler. */
export const authorOf = ({ actor, facts }: Caller): Author => ({ personId: actor.personId, requestId: facts.id });
