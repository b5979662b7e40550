/** The shell's words in English; they are the type that Arabic satisfies. */
export const shellEn = {
  product: "Diwan",
  productHome: "Diwan, home",
  tagline: "Where the organisation’s affairs are kept, and its people sit together.",
  skipToContent: "Skip to content",
  navigation: "Main navigation",
  home: "Home",
  community: "Community",
  profile: "Profile",
  more: "More",
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
    navigation: "Administration",
    home: "Dashboard",
    categories: "Categories",
    topics: "Topics",
    reports: "Reports",
    toAdmin: "Switch to admin",
    toEmployee: "Switch to employee",
  },
  person: {
    menu: "Menu of {name}",
    menuWithoutName: "Your menu",
    signOut: "Sign out",
  },
  notices: "About this installation",
  demonstration: "A demonstration: everything here is invented.",
  offlineBanner: "You are offline. What you see may be out of date.",
  update: {
    ready: "A new version of Diwan is ready.",
    reload: "Reload",
  },
  toasts: {
    region: "Notices",
    dismiss: "Dismiss",
  },
  loading: "Loading the page",
  notFound: {
    title: "We couldn't find that page",
    text: "Please try again or contact an administrator if the problem persists",
    action: "Back to the home page",
  },
  notAllowed: {
    title: "You may not see this page",
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
