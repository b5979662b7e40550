/** Words of uploads in English: of the pages behind the sign-in only. */
export const clientUploadEn = {
  choose: "Choose files",
  chooseOne: "Choose a file",
  drop: "Drop files here, or paste them",
  limit: {
    image: "images up to {size}",
    video: "videos up to {size}",
    document: "documents up to {size}",
  },
  most: "{count, plural, one {One file.} other {Up to # files.}}",
  limits: "You can add {kinds}.",
  files: "Files",
  waiting: "Waiting",
  sending: "{share} of {size}",
  checking: "Checking the file",
  cancel: "Cancel {name}",
  retry: "Try {name} again",
  remove: "Remove {name}",
  sent: "{name} is uploaded.",
  failed: "{name} was not uploaded. {reason}",
  objection: {
    tooLarge: "Larger than {size}.",
    notAccepted: "This type of file is not accepted here.",
    empty: "The file is empty.",
    tooMany: "{count, plural, one {Only one file is allowed.} other {Only # files are allowed.}}",
  },
} as const;
