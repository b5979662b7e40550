/** The shell's words in English; they are the type that Arabic satisfies. */
export const shellEn = {
  product: "Diwan",
  productHome: "Diwan, home",
  tagline: "Your workplace services and colleagues, in one place.",
  skipToContent: "Skip to content",
  navigation: "Main navigation",
  home: "Home",
  more: "More",
  viewing: {
    label: "Viewing the portal as another user",
    text: "You see the portal as <b>{name}</b> sees it. Nothing can be changed.",
    left: "{minutes, plural, =0 {Less than a minute left} one {# minute left} other {# minutes left}}",
    end: "Stop viewing",
    aloneTitle: "Only {name} sees this page",
    aloneText:
      "You are viewing the portal as {name}. Account security, drafts and personal-data exports are visible only to their owner.",
    aloneEnd: "Stop and return to my account",
  },
  close: "Close",
  language: {
    label: "Language",
    other: "العربية",
    failed: "Arabic could not be loaded. Check your connection and try again.",
  },
  theme: {
    toDark: "Switch to the dark theme",
    toLight: "Switch to the light theme",
  },
  admin: {
    home: "Admin dashboard",
    employeeHome: "Employee dashboard",
    groups: {
      community: "Community",
      attendance: "Attendance",
      people: "People",
      publications: "Publications",
      system: "System",
      services: "E-services",
    },
    toAdmin: "Switch to admin",
    toEmployee: "Switch to employee",
  },
  person: {
    menu: "Menu of {name}",
    menuWithoutName: "Your menu",
    place: "My position in the org chart",
    signOut: "Sign out",
  },
  search: {
    label: "Search people, topics, services and reports",
    open: "Search",
  },
  commands: {
    toLanguage: "Switch to Arabic",
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    palette: "Search or jump to…",
    search: "Search",
    send: "Send",
    close: "Close dialog",
    singleKeys: "Single-key shortcuts",
    singleKeysHint: "Turn this off if you trigger shortcuts by accident. Saved in this browser only.",
  },
  notices: "About this installation",
  demonstration: "Demo: all data here is fictitious.",
  offlineBanner: "You are offline. What you see may be out of date.",
  update: {
    ready: "A new version of Diwan is ready.",
    reload: "Reload",
  },
  toasts: {
    region: "Status messages",
    dismiss: "Dismiss",
  },
  loading: "Loading the page",
  notFound: {
    title: "We couldn't find that page",
    text: "Please try again or contact an administrator if the problem persists",
    action: "Back to the home page",
  },
  notAllowed: {
    title: "You don’t have access to this page",
    text: "It needs a permission that your account does not have. If you think it should, ask an administrator.",
    action: "Back to the home page",
  },
  offline: {
    serverTitle: "The server cannot be reached",
    title: "You are offline",
    text: "This page comes back as soon as your connection does. Nothing you have written is lost.",
  },
  failed: {
    title: "Something went wrong",
    text: "The page could not be shown. Try again; if it keeps happening, tell an administrator this number: {requestId}",
    textWithoutNumber: "The page could not be shown. Please try again in a moment.",
    retry: "Try again",
  },
} as const;
