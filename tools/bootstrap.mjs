// Runs before `npm start`, `npm test` and the others, on whatever Node is installed: no imports before the version is
// known to be good, nothing that an old Node cannot read, no packages.
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
