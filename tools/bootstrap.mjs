// Runs before `npm start`, `npm test` and other scripts, on whatever Node.js is installed: no packages, no imports
// before the version is checked, and only syntax that an old Node.js parses.
const major = Number(process.versions.node.split(".")[0]);

if (major < 20) {
  console.error(
    "Diwan needs Node.js 20 or newer to start, and this is " +
      process.versions.node +
      ". Install a current version from https://nodejs.org and try again.",
  );
  process.exitCode = 1;
} else {
  import("./bootstrap/prepare.mjs")
    .then((prepare) => prepare.prepareClone(new URL("..", import.meta.url)))
    .catch((error) => {
      console.error(error instanceof Error && error.name === "BootstrapFailure" ? error.message : error);
      process.exitCode = 1;
    });
}
