// The syntax of this file is such that old versions parse it.
const REQUIRED = 24;
const major = Number(process.versions.node.split(".")[0]);
if (major < REQUIRED) {
	console.error(
		`This runs on Node ${REQUIRED} or newer, found ${process.version}. "npm ci" brings the right one; run it again without --ignore-scripts.`,
	);
	process.exit(1);
}
