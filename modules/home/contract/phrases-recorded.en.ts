export const homeAuditEn = {
  names: {
    home: {
      arranged: "Home layout changed for everyone",
      customised: "Own home layout changed",
    },
  },
  sentences: {
    home: {
      arranged: "{who} changed the home layout for everyone",
      customised: "{who} changed their own home layout",
    },
  },
  fields: {
    widgets: "widgets",
  },
} as const;
