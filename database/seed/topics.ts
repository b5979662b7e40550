import type { SeedTopic } from "./topic.ts";
import { announcementsForEveryone } from "./topics/announcements-for-everyone.ts";
import { announcementsOfTheWorkplace } from "./topics/announcements-of-the-workplace.ts";
import { benefitsAndOffers } from "./topics/benefits-and-offers.ts";
import { chitchatsCoffeeAndFood } from "./topics/chitchats-coffee-and-food.ts";
import { chitchatsOfficeLife } from "./topics/chitchats-office-life.ts";
import { chitchatsWeekendsAndHobbies } from "./topics/chitchats-weekends-and-hobbies.ts";
import { cultureProtocolGuestsAndMajlis } from "./topics/culture-protocol-guests-and-majlis.ts";
import { cultureProtocolWordsAndMeetings } from "./topics/culture-protocol-words-and-meetings.ts";
import { energyWaterAndWaste } from "./topics/energy-water-and-waste.ts";
import { familyAndWellbeing } from "./topics/family-and-wellbeing.ts";
import { newsFromTheProjects } from "./topics/news-from-the-projects.ts";
import { newsOfTheCompany } from "./topics/news-of-the-company.ts";
import { quarterlyPitches } from "./topics/quarterly-pitches.ts";
import { quarterlyResults } from "./topics/quarterly-results.ts";
import { rooftopAndOffices } from "./topics/rooftop-and-offices.ts";
import { technologyDataAndAutomation } from "./topics/technology-data-and-automation.ts";
import { technologySecurityAndSupport } from "./topics/technology-security-and-support.ts";
import { technologySystemsAndTools } from "./topics/technology-systems-and-tools.ts";

/** All topics of the demonstration community, unordered. */
export const topics: SeedTopic[] = [
  ...newsOfTheCompany,
  ...newsFromTheProjects,
  ...announcementsForEveryone,
  ...announcementsOfTheWorkplace,
  ...chitchatsCoffeeAndFood,
  ...chitchatsWeekendsAndHobbies,
  ...chitchatsOfficeLife,
  ...technologySecurityAndSupport,
  ...technologySystemsAndTools,
  ...technologyDataAndAutomation,
  ...quarterlyPitches,
  ...quarterlyResults,
  ...benefitsAndOffers,
  ...familyAndWellbeing,
  ...rooftopAndOffices,
  ...energyWaterAndWaste,
  ...cultureProtocolGuestsAndMajlis,
  ...cultureProtocolWordsAndMeetings,
];
