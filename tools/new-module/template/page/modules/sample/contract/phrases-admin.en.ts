export const sampleAdminEn = {
  title: "SAMPLE_EN",
  search: "Found: {query}",
} as const;
