type Thing = { id: string };
/** Creates something as somebody who may, known to be accepted; answers what the server made. */
type Make = <Made = Thing>(path: string, body: object) => Promise<Made>;

const names = () => ({ nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });

const offer = {
  partnerEn: "Palm Café",
  partnerAr: "مقهى النخلة",
  titleEn: "A fifth off",
  titleAr: "خصم الخُمس",
  startsOn: "2026-01-01",
  endsOn: "2999-12-31",
};

/** What the routes of publications name in their paths, by what stands before the id; each new. */
export const publicationThings: Readonly<Record<string, (make: Make) => Promise<Thing>>> = {
  "link-groups": (make) => make("/link-groups", names()),
  // A mail address, so that nobody is asked when it is checked.
  links: async (make) => {
    const group = await make("/link-groups", names());
    return make("/links", { ...names(), group: group.id, address: "mailto:help@diwan.example" });
  },
  promotions: (make) => make("/managed-promotions", offer),
  "managed-promotions": (make) => make("/managed-promotions", { ...offer, codeKind: "unique" }),
};
