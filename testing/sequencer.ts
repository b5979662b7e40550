import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take about a minute, longest first: started last, each would leave the other workers idle. */
const long = [
  "apps/server/hostile-fields.test.ts",
  "apps/server/hostile-bodies.test.ts",
  "apps/server/hostile-queries.test.ts",
  "apps/server/hostile-headers.test.ts",
  "apps/server/two-nodes.test.ts",
  "apps/server/routes.test.ts",
  "apps/server/ownership.test.ts",
  "modules/identity/server/sessions/renewal.property.test.ts",
  "e2e/accessibility.test.ts",
  "e2e/accessibility-of-administration.test.ts",
  "e2e/accessibility-of-modules.test.ts",
  "e2e/routes-by-role.test.ts",
  "e2e/budgets.test.ts",
  "e2e/crash.test.ts",
];

/** Starts the long files first; other files in vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const index = long.indexOf(relative(project.vitest.config.root, moduleId));
      return index === -1 ? long.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
