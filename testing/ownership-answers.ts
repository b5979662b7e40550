import type { Name } from "./cast.ts";

/** An access attempt on an entity with an owner; the entity is created anew for every attempt. */
export type OwnershipCase = {
  make: (owner: Name) => Promise<{ id: string }>;
  /** Default: Omar, unless owning such an entity requires a permission. */
  owner?: Name;
  body?: object;
  /** The constant response to deleting one's own entry, even if its subject is invisible or missing. */
  blind?: 204;
  /** Owner, another employee, moderator, content editor, administrator. */
  expected: Record<"own" | "foreign" | "Huda" | "Noura" | "Alia", number | string>;
};

export const allUsers = (status: number): OwnershipCase["expected"] => ({
  own: status,
  foreign: status,
  Huda: status,
  Noura: status,
  Alia: status,
});
export const ownerOrModerator = (status: number): OwnershipCase["expected"] => ({
  ...allUsers(status),
  foreign: "403 not_allowed",
  Noura: "403 not_allowed",
});
export const ownerOnly = (status: number, refusal: string): OwnershipCase["expected"] => ({
  ...allUsers(0),
  ...onlyOwn(status, refusal),
});
const onlyOwn = (own: number, refusal: string) => ({
  own,
  foreign: refusal,
  Huda: refusal,
  Noura: refusal,
  Alia: refusal,
});

/** Allowed for the holders of the permission, and refused to an owner without it. */
export const onlyWith = (
  status: number,
  holders: readonly ("Huda" | "Noura" | "Alia")[],
): OwnershipCase["expected"] => {
  const answer = (name: "Huda" | "Noura" | "Alia"): number | string =>
    holders.includes(name) ? status : "403 not_allowed";
  const [own, foreign] = ["403 not_allowed", "403 not_allowed"];
  return { own, foreign, Huda: answer("Huda"), Noura: answer("Noura"), Alia: answer("Alia") };
};
export const moderators = (status: number): OwnershipCase["expected"] => onlyWith(status, ["Huda", "Alia"]);
export const editors = (status: number): OwnershipCase["expected"] => onlyWith(status, ["Huda", "Noura", "Alia"]);
/** A moderator's own; the administrator gets 404. */
export const moderatorOnly = (status: number): OwnershipCase["expected"] => ({
  ...onlyWith(status, ["Huda"]),
  own: status,
  Alia: "404 not_found",
});

/** All users but the author may report. */
export const reportableByOthers: OwnershipCase["expected"] = { ...allUsers(201), own: "422 own_content" };
