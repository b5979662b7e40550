import { setLocalClock, worldOf, type World } from "./attendance-world.ts";
import { startServices, type TestServices } from "./services.ts";
import type { Caller } from "./signed-in.ts";

/** Services whose employees have a location, a zone, and Dana as manager. */
export type Workplace = {
  services: TestServices;
  world: World;
  place: string;
  /** Hires an employee of Dana's who works Sunday to Thursday; sets the clock to Tuesday, 13 January 2026. */
  employee(): Promise<Caller>;
};

/** Closed by closing its services. */
export async function startWorkplace(): Promise<Workplace> {
  const services = await startServices();
  const world = worldOf(services.database);
  const [place, zone] = [await world.build(), await world.schedule()];
  const manager = services.as("Dana").id;
  let count = 0;
  return {
    services,
    world,
    place,
    async employee() {
      count += 1;
      const caller = await services.hire(`Person ${count}`, { manager });
      await world.assign(place, zone, [caller.id]);
      setLocalClock("2026-01-13 09:00:00");
      return caller;
    },
  };
}
