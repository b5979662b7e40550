export const publicationsAuditEn = {
  names: {
    document: {
      created: "Report added",
      deleted: "Report deleted",
      updated: "Report changed",
    },
    link: {
      created: "Link added",
      deleted: "Link deleted",
      updated: "Link changed",
    },
    linkGroup: {
      created: "Link group added",
      deleted: "Link group deleted",
      updated: "Link group changed",
    },
    promotion: {
      created: "Promotion added",
      deleted: "Promotion deleted",
      updated: "Promotion changed",
    },
  },
  sentences: {
    document: {
      created: "{who} added {what}",
      deleted: "{who} deleted {what}",
      updated: "{who} changed {what}",
    },
    link: {
      created: "{who} added {what}",
      deleted: "{who} deleted {what}",
      updated: "{who} changed {what}",
    },
    linkGroup: {
      created: "{who} added {what}",
      deleted: "{who} deleted {what}",
      updated: "{who} changed {what}",
    },
    promotion: {
      created: "{who} added {what}",
      deleted: "{who} deleted {what}",
      updated: "{who} changed {what}",
    },
  },
  kinds: {
    document: "the report {name}",
    link: "the link {name}",
    linkGroup: "the link group {name}",
    promotion: "the promotion {name}",
  },
  fields: {
    addedCodes: "codes added",
    audience: "audience",
    codeKind: "kind of code",
    descriptionAr: "Arabic description",
    descriptionEn: "English description",
    endsOn: "last day",
    groupId: "link group",
    partnerAr: "partner’s Arabic name",
    partnerEn: "partner’s English name",
    period: "period",
    pictureFileId: "picture",
    publishAt: "publication time",
    sharedCode: "shared code",
    signIn: "way to sign in",
    startsOn: "first day",
    summaryAr: "Arabic summary",
    summaryEn: "English summary",
    textAr: "Arabic text",
    textEn: "English text",
  },
} as const;
