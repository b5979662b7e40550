/** The acting person and the id of the HTTP request. */
export type Author = { personId: string; requestId: string };

/** The part of a handler's context that identifies the caller. */
export type Caller = { actor: { personId: string }; facts: { id: string } };

export const authorOf = ({ actor, facts }: Caller): Author => ({ personId: actor.personId, requestId: facts.id });
