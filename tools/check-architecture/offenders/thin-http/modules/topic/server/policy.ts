export const can = (actor: { role: string }) => (actor.role === "moderator" ? 1 : 2);
