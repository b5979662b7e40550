/** The shape of a catalogue with its texts free: what another language has to satisfy, key by key. */
export type Translation<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translation<Catalogue[Key]>;
};
