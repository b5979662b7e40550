/** In the navigation of every page. */
export const teamEn = {
  title: "My team",
  feeds: "Calendar feeds",
};
