// Runs on any Node, old ones too, so that a wrong version is told in words and not by a syntax error.
const NEEDED = 24;
const major = Number(process.versions.node.split(".")[0]);
if (major < NEEDED) {
	console.error(
		`This runs on Node ${NEEDED} or newer, found ${process.version}. "npm ci" brings the right one; run it again without --ignore-scripts.`,
	);
	process.exit(1);
}
