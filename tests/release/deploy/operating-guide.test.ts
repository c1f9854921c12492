import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadContent } from "../../../app/content/load.ts";
import { listShellBlocks } from "../../support/documented-commands.ts";
import { createRepositories, isMachine, runOnMachine } from "../../support/one-machine.ts";
import { PATIENCE } from "../../support/patience.ts";
import { createEmptyFolder, ROOT } from "../../support/project-folder.ts";

const FAROL = join(ROOT, "tests/agencies/farol");
const isPossible = isMachine();
if (!isPossible)
	console.log("Left out: the guide on a machine of its own, which wants Debian, root and nginx.");

const [install, commands, invite, backup, upgrade] = [
	"Installing with systemd",
	"Commands with the site's settings",
	"The desk",
	"Backup and restoring, SQLite",
	"Upgrading, and going back",
].map((title) => listShellBlocks("docs/operating.md").filter(({ heading }) => heading === title));

const joinBlocks = (blocks: { text: string }[] | undefined) =>
	(blocks ?? []).map(({ text }) => text).join("\n");

test.runIf(isPossible)(
	"docs/operating.md, word for word: installed, restored twice, upgraded and gone back, always with the agency's own content",
	{ timeout: 900_000 * PATIENCE },
	async () => {
		const { path: folder, remove } = createEmptyFolder();
		onTestFinished(remove);
		const { product, content } = createRepositories(folder, FAROL);
		const [makeBackup, restore] = backup ?? [];
		const [goForth, goBack] = upgrade ?? [];
		const restoreOnce = `
systemctl stop agency
${restore?.text}
chown --recursive agency: /var/lib/agency
systemctl start agency.service
look restored`;
		const guide = `
look() {
	echo
	echo "$1: $(curl --silent --retry 9 --retry-connrefused http://localhost:3000/ | grep -o '<title>[^<]*') of $(readlink /srv/agency/current)"
}
migrate() {
	git clone PRODUCT /srv/computer
	cd /srv/computer
	echo "CONTENT_DIR=YOUR-CONTENT" > .env
	${joinBlocks(listShellBlocks("docs/upgrading.md"))}
}
migrate
${joinBlocks(install)}
look installed
${joinBlocks(commands)}
${joinBlocks(invite)}
export CONTENT_DIR=/srv/agency/content DATA_DIR=/var/lib/agency
${makeBackup?.text}
${restoreOnce}
${restoreOnce}
ls -d /var/lib/agency/replaced-*/enquiries.sqlite
npm run --silent staff -- list
${goForth?.text}
look upgraded
${goBack?.text}
look back`;
		const script = guide.replaceAll("YOUR-CONTENT", content).replaceAll("PRODUCT", product);
		const { code, stdout, stderr } = await runOnMachine(folder, script);
		expect(code, stdout + stderr).toBe(0);
		const { name } = loadContent(FAROL).site;
		const looks = [...stdout.matchAll(/^(\w+): <title>(.*) of \/srv\/agency\/(\S+)$/gm)];
		expect(looks.map(([, what, , version]) => [what, version])).toEqual([
			["installed", "v0.2.0"],
			["restored", "v0.2.0"],
			["restored", "v0.2.0"],
			["upgraded", "v0.3.0"],
			["back", "v0.2.0"],
		]);
		for (const [, , title] of looks) expect(title).toContain(name);
		expect(stdout).toContain(`The content of ${name} in /srv/agency/content can be read`);
		expect(stdout).toMatch(/^https:\/\/www\.example\.com\/desk\/sign-in\/[0-9a-f]{64}$/m);
		expect(stdout.match(/^\/var\/lib\/agency\/replaced-\d+\/enquiries\.sqlite$/gm)).toHaveLength(2);
		expect(stdout).toMatch(/^Meera Shah +meera@example\.com +owner/m);
	},
);
