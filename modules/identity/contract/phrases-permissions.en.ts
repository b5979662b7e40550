export const permissionsEn = {
  topic: {
    create: { name: "Write topics", text: "Publish topics in the categories that are open to them." },
    moderate: {
      name: "Moderate the community",
      text: "Decide reports; activate, move and delete anyone’s topics.",
    },
    feature: { name: "Feature topics", text: "Choose and order what the home page shows first." },
    requireReading: { name: "Require reading", text: "Ask everyone, or a department, to read a topic by a date." },
  },
  comment: { create: { name: "Write comments", text: "Comment on topics and answer others." } },
  category: { manage: { name: "Manage categories", text: "Add, change, order and delete the categories of topics." } },
  attendance: {
    read: {
      name: "See attendance",
      text: "See everyone’s days, the board and the month, and export them, without changing anything.",
    },
    manage: {
      name: "Manage attendance",
      text: "Set locations and hours, see and correct everyone’s attendance, and lock months.",
    },
  },
  leave: {
    manage: {
      name: "Manage leave",
      text: "Set types and policies of leave, see everyone’s balances, and enter and correct them.",
    },
  },
  user: {
    manage: {
      name: "Manage people",
      text: "Invite people, open and close accounts, change records and see protected details.",
    },
  },
  role: { manage: { name: "Manage roles", text: "Add roles, decide what they allow and give them to people." } },
  audit: { read: { name: "Read the audit log", text: "See and export everything that happened, and by whom." } },
  setting: { manage: { name: "Manage settings", text: "Change names, colours, calendar, email and limits." } },
  service: { manage: { name: "Manage e-services", text: "Build services, their forms and who approves them." } },
  promotion: { manage: { name: "Manage promotions", text: "Add and change promotions for colleagues." } },
  document: {
    manage: { name: "Manage reports", text: "Publish financial, social and growth reports, and replace them." },
  },
  link: { manage: { name: "Manage important links", text: "Add, group and change links, and see which are broken." } },
} as const;
