export const bellEn = {
  title: "Notifications",
  unread: "{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}",
  moreUnread: "Notifications, more than {count, number} unread",
  many: "{count, number}+",
} as const;
