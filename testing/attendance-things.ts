type Thing = { id: string };
/** Creates something as an administrator, known to be accepted; answers what the server made. */
type Make = <Made = Thing>(path: string, body: object) => Promise<Made>;
type Hire = () => Promise<Thing>;

const names = () => ({ nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });
const days = [{ weekday: "sunday", start: "08:00", end: "16:00" }];
const makeLookup = (make: Make): Promise<Thing> =>
  make("/attendance/lookups", { category: "correctionReason", ...names() });
const makeZone = (make: Make): Promise<Thing> =>
  make("/attendance/zones", { ...names(), startDate: "2026-01-01", endDate: "2026-12-31", days });
const makeLocation = (make: Make): Promise<Thing> =>
  make("/attendance/locations", { ...names(), latitude: 24.7136, longitude: 46.6753 });

/** What attendance's routes name in their paths, by what stands before the id; each new, and about somebody new. */
export const attendanceThings: Readonly<Record<string, (make: Make, hire: Hire) => Promise<Thing>>> = {
  lookups: makeLookup,
  zones: makeZone,
  locations: makeLocation,
  "location-zone-users": async (make, hire) => {
    const [location, zone, user] = [await makeLocation(make), await makeZone(make), await hire()];
    return make("/attendance/location-zone-users", { location: location.id, zone: zone.id, users: [user.id] });
  },
  "exception-days": async (make, hire) => {
    const users = [(await hire()).id];
    return make("/attendance/exception-days", { ...names(), date: "2026-01-11", workDay: false, users });
  },
  absences: async (make, hire) => {
    const span = { fromDate: "2026-01-11", toDate: "2026-01-12" };
    return make("/attendance/absences", { user: (await hire()).id, kind: "leave", ...span });
  },
  punches: async (make, hire) => {
    const reason = (await makeLookup(make)).id;
    const given = { user: (await hire()).id, kind: "in", at: new Date().toISOString(), reason };
    return (await make<{ punch: Thing }>("/attendance/corrections", given)).punch;
  },
  people: (_, hire) => hire(),
};

/** A path with the day or the month in it that it asks for; the month may be locked, and nothing else is in it. */
export const withDates = (path: string): string => path.replace("{date}", "2026-01-11").replace("{month}", "2020-01");
