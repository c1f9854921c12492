/**
 * `npm run test:wordpress`: real WordPress sites, Debian 12's 6.1 and the current one, with the site in front of
 * them. Every post is opened in a browser; then WordPress is broken in every way, while a visitor reads on, and
 * comes back. `-- --release=bookworm` or `-- --release=sid` runs one of them.
 */
import type { Browser } from "playwright-core";
import {
	breakAll,
	PROMISE,
	type StateReport,
	timeHook,
	walkAll,
} from "../tests/full/wordpress/full-run.ts";
import { findLack } from "../tests/full/wordpress/provide-packages.ts";
import { startSharedWordpress } from "../tests/full/wordpress/shared-wordpress.ts";
import { startWordpress } from "../tests/full/wordpress/start-wordpress.ts";
import { launchChromium } from "../tests/support/chromium.ts";
import { buildIfStale } from "./fresh-build.ts";

const RELEASES = ["bookworm", "sid"] as const;
type Release = (typeof RELEASES)[number];

const wanted = readArguments(process.argv.slice(2));
let broken = 0;

buildIfStale();
const lack = await findLack();
if (lack) fail(`WordPress cannot be started here: ${lack}`);
const browser = await launchChromium();
try {
	for (const release of wanted) await runRelease(browser, release);
	await runShared(browser);
} finally {
	await browser.close();
}
console.log(broken > 0 ? `\n${broken} promises were broken` : "\nEvery promise held");
process.exit(broken > 0 ? 1 : 0);

async function runRelease(browser: Browser, release: Release): Promise<void> {
	const begun = performance.now();
	const wordpress = await startWordpress({ release }).catch((error: unknown) => {
		if (release === "bookworm") throw error;
		const [line] = String(error).split("\n");
		console.log(`\nThe current WordPress is left out, as it could not be had: ${line}`);
	});
	if (!wordpress) return;
	const took = (performance.now() - begun) / 1_000;
	console.log(`\nWordPress ${wordpress.version} (${release}), started in ${took.toFixed(1)} s`);
	try {
		await walk(browser, wordpress.restBase);
		console.log(`  ${"state".padEnd(20)}answers        status  median   worst  seen again after`);
		await breakAll(wordpress, showState);
		const published = await timeHook(wordpress);
		console.log(
			`  published to seen: ${seconds(published.without)} without the hook, ${seconds(published.with)} with it`,
		);
		if (published.without === null || published.with === null) complain("a post was never seen");
	} finally {
		await wordpress.stop();
	}
}

function showState(report: StateReport): void {
	const { state, times, faults, median, slowest, recovered } = report;
	const status = faults.length > 0 ? "BROKEN" : "200";
	console.log(
		`  ${state.padEnd(20)}${String(times.length).padStart(7)}${status.padStart(14)}${ms(median)}${ms(slowest.took)}${seconds(recovered).padStart(12)}`,
	);
	for (const fault of new Set(faults)) complain(`${state}: ${fault}`);
	if (slowest.took > PROMISE.answer)
		complain(
			`${state}: ${slowest.path} took over ${PROMISE.answer} ms, ${seconds(slowest.after / 1_000)} after the beginning`,
		);
	if (recovered === null || recovered > PROMISE.recovery)
		complain(`${state}: no recovery within ${PROMISE.recovery} s`);
}

async function runShared(browser: Browser): Promise<void> {
	const shared = await startSharedWordpress();
	if (!shared) return console.log("\nThe larger seed does not lie beside the project: left out");
	console.log("\nThe larger seed");
	try {
		await walk(browser, shared.restBase);
	} finally {
		await shared.stop();
	}
}

async function walk(browser: Browser, restBase: string): Promise<void> {
	const begun = performance.now();
	const { count, faults } = await walkAll(browser, restBase);
	const took = (performance.now() - begun) / 1_000;
	console.log(`  ${count} posts opened in a browser in ${took.toFixed(1)} s`);
	for (const fault of faults) complain(fault);
}

function complain(words: string): void {
	broken++;
	console.log(`  BROKEN: ${words}`);
}

function ms(time: number): string {
	return `${time.toFixed(0)} ms`.padStart(8);
}

function seconds(time: number | null): string {
	return time === null ? "never" : `${time.toFixed(1)} s`;
}

function readArguments(given: readonly string[]): readonly Release[] {
	const releases = RELEASES.filter((release) => given.includes(`--release=${release}`));
	if (releases.length < given.length)
		fail(`It knows --release=bookworm and --release=sid, found ${given.join(" ")}`);
	return releases.length > 0 ? releases : RELEASES;
}

function fail(line: string): never {
	console.error(line);
	process.exit(1);
}
