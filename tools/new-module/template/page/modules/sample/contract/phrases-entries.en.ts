/** Entries of the administration: in its navigation, on its dashboard and in the palette. */
export const sampleEntriesEn = {
  samples: { label: "SAMPLE_EN", text: "Everything that is kept of it" },
} as const;
