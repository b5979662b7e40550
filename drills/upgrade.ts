import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { conduct } from "./conduct.ts";
import { openWorkDirectory } from "#testing/postgres.ts";
import { findRevision, installRelease, previousRelease } from "./previous-release.ts";
import { rollReleases } from "./roll-releases.ts";

// `npm run drill:upgrade -- --from <revision>`: the release to upgrade from, if not the previous one.
const { values } = parseArgs({
  options: {
    from: { type: "string", default: previousRelease },
    requests: { type: "string", default: "3000" },
    write: { type: "boolean" },
  },
});

await conduct("upgrade", async (say) => {
  const revision = await findRevision(values.from);
  const previous = await installRelease(revision, say);
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-upgrade-"));
  await openWorkDirectory(directory.path);
  const outcome = await rollReleases({ directory: directory.path, previous, least: Number(values.requests), say });
  return { ...outcome, figures: { ...outcome.figures, from: revision } };
});
