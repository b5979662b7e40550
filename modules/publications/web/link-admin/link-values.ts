import type { LinkInput, ManagedLink } from "#modules/publications/contract/schemas-link.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { audienceBodyOf, audienceValueOf, everybody, type AudienceValue } from "../forms/audience-value.ts";

/** What the form of a link holds. The order is typed, so it is a text. */
export type LinkValues = {
  group: string;
  nameAr: string;
  nameEn: string;
  descriptionAr: string;
  descriptionEn: string;
  icon: string;
  address: string;
  signIn: ManagedLink["signIn"];
  audience: AudienceValue;
  order: string;
  isActive: boolean;
};

export const emptyLink: LinkValues = {
  group: "",
  nameAr: "",
  nameEn: "",
  descriptionAr: "",
  descriptionEn: "",
  icon: "star",
  address: "https://",
  signIn: "none",
  audience: everybody,
  order: "",
  isActive: true,
};

export const valuesOf = (link: ManagedLink): LinkValues => ({
  group: link.group.id,
  nameAr: link.nameAr,
  nameEn: link.nameEn,
  descriptionAr: link.descriptionAr ?? "",
  descriptionEn: link.descriptionEn ?? "",
  icon: link.icon,
  address: link.address,
  signIn: link.signIn,
  audience: audienceValueOf(link.audience),
  order: String(link.order),
  isActive: link.isActive,
});

/** What the form says, as the server takes it. */
export const bodyOf = ({ icon, audience, order, ...values }: LinkValues): LinkInput => ({
  ...values,
  icon: icon as NonNullable<LinkInput["icon"]>,
  audience: audienceBodyOf(audience),
  order: order.trim() === "" ? 0 : Number(toLatinDigits(order)),
});
