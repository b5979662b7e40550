/** The Arabic phrases satisfy the type of this object. */
export const sampleEn = {
  title: "SAMPLE_EN",
  loading: "Loading",
  emptyTitle: "Nothing here yet",
  emptyText: "When there is something, you will find it here.",
};
