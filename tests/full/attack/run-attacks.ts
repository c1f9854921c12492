import { join } from "node:path";
import { ROOT } from "../../support/project-folder.ts";
import type { Attack, Report } from "./attack.ts";
import { attackByNumbers, attackCache, findChanges, readPages } from "./cache.ts";
import { attackByLeaving, attackLines, attackSlowly } from "./connections.ts";
import { attackBodies, attackFields } from "./forms.ts";
import { attackHook } from "./hook.ts";
import { type HostileHost, startHostileHost } from "./hostile-host.ts";
import { attackParameters } from "./parameters.ts";
import { attackPaths, attackSegments } from "./paths.ts";
import { attackPictures, listTreacherousHosts } from "./pictures.ts";
import { sendBytes, writeRequest } from "./raw-request.ts";
import { startTarget, type Target } from "./target.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const FAKE_NAMES = join(ROOT, "tests/attack/fake-names.ts");
/** What the process may take after all of it, in bytes; it begins with some 150 million. */
const MOST_MEMORY = 500_000_000;

/** A site, what it leans on, and the pages that it showed before anybody did it harm. */
type Attacked = { target: Target; attacks: Attack[]; finish: () => Promise<string[]> };

/** Starts a site to be attacked, with a hostile host in place of its CMS. */
export async function openAttacked(): Promise<Attacked> {
	const host = await startHostileHost();
	const target = await startTarget(describeSettings(host));
	// The first ones may be without the posts, which are still being fetched.
	await sendBytes(target.port, writeRequest("/blog"));
	await readPages(target);
	const before = await readPages(target);
	return {
		target,
		attacks: [
			attackPaths,
			attackSegments,
			attackParameters,
			attackFields,
			attackBodies,
			attackLines,
			attackByLeaving,
			attackSlowly,
			attackPictures(host),
			attackHook(SECRET),
			attackCache,
			attackByNumbers,
		],
		/** Ends both, and gives what has changed by the attacks and should not. */
		finish: async () => {
			const faults = findChanges(before, await readPages(target));
			const memory = target.readMemory();
			if (memory !== null && memory > MOST_MEMORY) faults.push(`it takes ${memory} bytes`);
			if (!target.isAlive()) faults.push("the process has ended");
			faults.push(...target.takeFaults().map((line) => `the log tells of a fault: ${line}`));
			const code = await target.stop();
			if (code !== 0) faults.push(`it ended with ${code}`);
			await host.stop();
			return faults;
		},
	};
}

/** One attack, with what the process's log says of it. */
export async function runAttack({ run }: Attack, target: Target, share: number): Promise<Report> {
	const report = await run(target, share);
	const told = target.takeFaults().map((line) => `the log tells of a fault: ${line}`);
	return { ...report, faults: [...report.faults, ...told] };
}

function describeSettings(host: HostileHost): Record<string, string> {
	return {
		CONTENT_API_URL: host.apiUrl,
		CONTENT_HOOK_SECRET: SECRET,
		PICTURE_HOSTS: listTreacherousHosts(host).join(),
		// Pages are compared with what they were: nothing shall change by itself.
		BLOG_TTL: "900m",
		NODE_OPTIONS: `--import=${FAKE_NAMES}`,
	};
}
