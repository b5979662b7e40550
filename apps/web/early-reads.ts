import { acknowledgementRoutes } from "#modules/acknowledgements/contract/routes.ts";
import { attendanceRoutes } from "#modules/attendance/contract/routes.ts";
import { commentRoutes } from "#modules/community/contract/routes-comments.ts";
import { categoryRoutes, topicRoutes } from "#modules/community/contract/routes.ts";
import { homeRoutes } from "#modules/home/contract/routes.ts";
import { identityAr } from "#modules/identity/contract/phrases.ar.ts";
import { identityEn } from "#modules/identity/contract/phrases.en.ts";
import { identityRoutes } from "#modules/identity/contract/routes.ts";
import { notificationRoutes } from "#modules/notifications/contract/routes.ts";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";
import { directoryRoutes } from "#modules/people/contract/routes-directory.ts";
import { peopleRoutes } from "#modules/people/contract/routes.ts";
import { deputyRoutes, workRoutes } from "#modules/services/contract/routes-work.ts";
import { serviceRoutes } from "#modules/services/contract/routes.ts";
import { shellAr } from "./shell/phrases.ar.ts";
import { shellEn } from "./shell/phrases.en.ts";

const category = "/community/categories/(\\d+)";
const topic = `${category}/topic/(\\d+)`;

/**
 * Reads that index.html starts before the scripts load, by page address: `{1}` is the first group in it. Paths and
 * queries equal those of the page's own reads. The read of its content comes first.
 */
export const earlyReads = {
  everywhere: [
    identityRoutes.readInstance.path,
    peopleRoutes.readMe.path,
    notificationRoutes.countNotifications.path,
    workRoutes.countWork.path,
  ],
  pages: {
    "/": [
      homeRoutes.readHome.path,
      acknowledgementRoutes.listMyMustReads.path,
      workRoutes.readWorkList.path,
      attendanceRoutes.readToday.path,
      topicRoutes.listFeaturedTopics.path,
      // The announcements and the latest topics.
      `${topicRoutes.listTopics.path}?category=3&sort=newest&limit=3`,
      `${topicRoutes.listTopics.path}?category=1&sort=activity&limit=16`,
      categoryRoutes.listCategories.path,
    ],
    "/attendance": [attendanceRoutes.readToday.path, serviceRoutes.readAttendanceServices.path],
    "/directory": [
      `${directoryRoutes.listUsers.path}?limit=24`,
      departmentRoutes.listDepartments.path,
      directoryRoutes.listWorkplaces.path,
    ],
    "/e-services": [serviceRoutes.listServices.path],
    "/notifications": [notificationRoutes.listNotifications.path],
    "/work-list": [workRoutes.readWorkList.path, deputyRoutes.listDeputies.path],
    [category]: [`${topicRoutes.listTopics.path}?category={1}&sort=activity`, categoryRoutes.listCategories.path],
    [topic]: [
      topicRoutes.readTopic.path.replace("{id}", "{2}"),
      commentRoutes.listComments.path.replace("{id}", "{2}"),
    ],
  },
  /**
   * Fields of a page's first read that index.html shows until the application is rendered, without the language suffix;
   * the reader's language is shown, else the other. `date`: today, in both calendars.
   */
  words: {
    "/": { fields: [], date: true },
    "/attendance": { fields: [], date: true },
    "/work-list": { fields: ["request.service.name", "topic.title", "deputy.person.name"] },
    "/directory": { fields: ["name"] },
    "/e-services": { fields: ["name"] },
    [category]: { fields: ["title"] },
    [topic]: { fields: ["title", "content"] },
  },
  /** Texts of the sign-in page that replace these placeholders in index.html. */
  texts: {
    TAGLINE_EN: shellEn.tagline,
    TAGLINE_AR: shellAr.tagline,
    SIGN_IN_EN: identityEn.signIn.title,
    SIGN_IN_AR: identityAr.signIn.title,
    WELCOME_EN: identityEn.signIn.intro,
    WELCOME_AR: identityAr.signIn.intro,
  },
};
