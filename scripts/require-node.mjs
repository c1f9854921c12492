// The syntax of this file is such that old versions parse it.
const REQUIRED = { node: 24, npm: 11 };
const toMajor = (version) => Number(version.split(".")[0]);
/** The npm that has started this; its variable is documented at https://docs.npmjs.com/cli/v11/using-npm/config#user-agent */
const [, npm] = /^npm\/(\S+)/.exec(process.env.npm_config_user_agent || "") || [];
if (npm && toMajor(npm) < REQUIRED.npm)
	fail(
		`This wants npm ${REQUIRED.npm} or newer, found ${npm}, which installs only a part of the packages. Install it with "npm install --global npm@${REQUIRED.npm}" (on Node 20 or newer, see docs/operating.md), then run "npm ci" again.`,
	);
if (toMajor(process.versions.node) < REQUIRED.node)
	fail(
		`This runs on Node ${REQUIRED.node} or newer, found ${process.version}. "npm ci" brings the right one; run it again without --ignore-scripts.`,
	);

function fail(line) {
	console.error(line);
	process.exit(1);
}
