// `npm run drill:alerts`: makes a running installation misbehave, and compares the alerts that Prometheus fires.
import { rm } from "node:fs/promises";
import { alerts } from "../tools/observability/alerts.ts";
import { conduct, type Outcome, type Say } from "./conduct.ts";
import { misbehaviours } from "./misbehave.ts";
import { openWorkDirectory } from "#testing/postgres.ts";
import { isInstalled } from "./prometheus.ts";
import { watchAlerts } from "./watch-alerts.ts";

/** Times of the rules are divided by this: five minutes are ten seconds. */
const factor = 30;

async function drill(say: Say): Promise<Outcome> {
  if (!(await isInstalled("prometheus"))) {
    const sentence = "SKIPPED: Prometheus is not installed (Debian: apt-get install prometheus), so nothing was shown.";
    return { sentence, holds: false, figures: { skipped: "prometheus" } };
  }
  const directory = await openWorkDirectory(`/var/tmp/diwan-drill-alerts-${process.pid}`);
  try {
    const watching = await watchAlerts({ directory, misbehaviours, factor, healthySeconds: 90, say });
    const { results } = watching;
    const provoked = new Set(misbehaviours.flatMap(({ expected }) => expected));
    const faults = results.filter(({ missing, surplus }) => missing.length + surplus.length > 0);
    const holds = faults.length === 0 && watching.false.length === 0;
    const sentence = holds
      ? `${results.length} kinds of misbehaviour each fired the right alerts and no others, and a healthy installation none.`
      : `Alerts were wrong: ${[...faults.map(({ name }) => name), ...watching.false].join("; ")}.`;
    return {
      sentence,
      holds,
      figures: {
        alerts: Object.keys(alerts).length,
        provoked: provoked.size,
        "fired without a cause": watching.false.length,
        "times divided by": factor,
        ...Object.fromEntries(results.map(({ name, seconds }) => [`seconds until alerted: ${name}`, seconds])),
      },
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

await conduct("alerts", drill);
