export const peopleAuditEn = {
  names: {
    department: {
      created: "Department added",
      deleted: "Department deleted",
      updated: "Department changed",
    },
    person: {
      photoRemoved: "Photo removed",
      photoReplaced: "Photo replaced",
      updated: "Person changed",
    },
  },
  sentences: {
    department: {
      created: "{who} added {what}",
      deleted: "{who} deleted {what}",
      updated: "{who} changed {what}",
    },
    person: {
      photoRemoved: "{who} removed the photo of {whom}",
      photoReplaced: "{who} replaced the photo of {whom}",
      updated: "{who} changed {what}",
    },
  },
  kinds: {
    department: "the department {name}",
    person: "the profile of {name}",
  },
  fields: {
    aboutAr: "Arabic introduction",
    aboutEn: "English introduction",
    birthDate: "birthday",
    calendar: "calendar",
    digits: "digits",
    hourCycle: "clock",
    contractKind: "kind of contract",
    employeeNumber: "employee number",
    endDate: "last day of work",
    hireDate: "hire date",
    joinedOn: "date joined",
    languages: "languages",
    locale: "language",
    mobile: "mobile number",
    parentId: "parent department",
    phone: "phone number",
    placeAr: "place of work in Arabic",
    placeEn: "place of work in English",
    skills: "skills",
    theme: "theme",
    visibility: "visibility",
    weeklyMinutes: "contract time per week",
  },
} as const;
