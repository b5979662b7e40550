import { pick } from "#shared/pick.ts";
import type { LinkInput, ManagedLink } from "#modules/publications/contract/schemas-link.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { audienceBodyOf, audienceValueOf, allUsers, type AudienceValue } from "../forms/audience-value.ts";

const unchanged = ["nameAr", "nameEn", "icon", "address", "signIn", "isActive"] as const;

/** The order is typed, so it is a text. */
export type LinkValues = Pick<ManagedLink, (typeof unchanged)[number]> &
  Record<"group" | "descriptionAr" | "descriptionEn" | "order", string> & { audience: AudienceValue };

export const emptyLink: LinkValues = {
  group: "",
  nameAr: "",
  nameEn: "",
  descriptionAr: "",
  descriptionEn: "",
  icon: "star",
  address: "https://",
  signIn: "none",
  audience: allUsers,
  order: "",
  isActive: true,
};

export const valuesOf = (link: ManagedLink): LinkValues => ({
  ...pick(link, unchanged),
  group: link.group.id,
  descriptionAr: link.descriptionAr ?? "",
  descriptionEn: link.descriptionEn ?? "",
  audience: audienceValueOf(link.audience),
  order: String(link.order),
});

export const bodyOf = ({ icon, audience, order, ...values }: LinkValues): LinkInput => ({
  ...values,
  icon: icon as NonNullable<LinkInput["icon"]>,
  audience: audienceBodyOf(audience),
  order: order.trim() === "" ? 0 : Number(toLatinDigits(order)),
});
