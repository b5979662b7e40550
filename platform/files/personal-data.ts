import type { PersonalDataSource } from "#platform/personal-data/source.ts";

/** Metadata of a person's own files; the files themselves are beside it in the archive. */
export const fileData: PersonalDataSource = {
  area: "files",
  title: { en: "Files", ar: "الملفات" },
  parts: [
    {
      name: "files",
      title: { en: "Files I uploaded", ar: "ملفات رفعتها" },
      covers: ["file.owner_id"],
      query: `
        select id, kind, name, media_type as "mediaType", byte_size as "byteSize", width, height, created_at as "createdAt"
        from file where owner_id = $1 and state = 'ready' and kind <> 'personalData' order by id`,
    },
  ],
};
