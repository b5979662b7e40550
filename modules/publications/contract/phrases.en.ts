export const publicationsEn = {
  links: "Important links",
  promotions: "Promotions",
  reports: "Reports",
  until: "until {date}",
  all: "See all",
} as const;
