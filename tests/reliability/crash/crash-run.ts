import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { openStores, type Stores } from "../../../app/enquiries/open-stores.ts";
import { listEnquiries } from "../../support/list-enquiries.ts";
import { startNginx } from "../../support/nginx.ts";
import { openFolder, runEnquiries } from "../../support/started-process.ts";
import { compareWithStore } from "./compare-with-store.ts";
import { type NodeProcess, startNode } from "./node-process.ts";
import { startReceivers } from "./receivers.ts";
import { sendEnquiries } from "./visitors.ts";

type CrashPlan = {
	/** PostgreSQL's address; without one SQLite in a folder of its own. */
	databaseUrl?: string;
	/** More than one stand behind nginx, and are ended in turn. */
	nodes: number;
	signal: "SIGKILL" | "SIGTERM";
	/** Enquiries per second, for how many seconds, and how often a node is ended, in seconds. */
	rate: number;
	seconds: number;
	every: number;
	/** Whether the receivers also keep deliveries waiting until the site gives up. */
	mayStall: boolean;
};

/** Tries that a node has in hand at once: four on each channel. */
const IN_HAND = 4;

/**
 * Visitors send while nodes are ended again and again and the receivers misbehave; then everything calms down,
 * and what was acknowledged must be stored once and have arrived.
 */
export async function runCrash(plan: CrashPlan): Promise<void> {
	const { databaseUrl, signal } = plan;
	const { path: cwd, dataDir } = openFolder();
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
	onTestFinished(() => stores.database.close());
	const receivers = await startReceivers(plan);
	onTestFinished(receivers.stop);
	const settings = {
		...receivers.settings,
		DATA_DIR: dataDir,
		...(databaseUrl && { DATABASE_URL: databaseUrl }),
		RATE_LIMIT_ENQUIRIES: "100000/1s",
	};
	const starting = Array.from({ length: plan.nodes }, () => startNode(cwd, settings));
	const nodes = await Promise.all(starting);
	onTestFinished(() => endAll(nodes));
	const balancer = nodes.length > 1 ? await startNginx(nodes.map(({ port }) => port)) : null;
	onTestFinished(() => balancer?.stop());
	const origin = balancer?.origin ?? nodes[0]?.origin ?? "";

	const isOver = new AbortController();
	const ending = endAgainAndAgain(nodes, plan, isOver.signal);
	const formKey = await stores.enquiries.getOrCreateSecret("form");
	const sent = await sendEnquiries({ origin, formKey, ...plan });
	isOver.abort();
	const { ends, stoppingMs } = await ending;
	receivers.calmDown();
	await deliverTheRest(stores, nodes, () => runEnquiries(["retry", "--failed"], { cwd, settings }));

	const stored = await listEnquiries(stores.enquiries);
	const kept = await compareWithStore(stores, sent);
	expect(kept).toMatchObject({ lost: 0, storedTwice: 0 });
	expect(kept.acknowledged).toBeGreaterThan(0);
	expect(receivers.countUnsigned(), "webhooks without a right signature").toBe(0);
	expect(stored.length).toBeLessThanOrEqual(sent.length);
	expect(ends).toBeGreaterThan(0);
	const brokenOff = sent.flatMap(({ answers }) => answers).filter((a) => a === "broken off");
	// Without a proxy, closing breaks off what the system has accepted and Node has not: nobody was told that it arrived.
	const mayBreakOff = balancer ? 0 : Math.ceil((plan.rate * stoppingMs) / 1000);
	if (signal === "SIGTERM")
		expect(brokenOff.length, "taken and not answered").toBeLessThanOrEqual(mayBreakOff);
	expect(new Set(nodes.flatMap(({ exitCodes }) => exitCodes))).toEqual(new Set([0]));
	const deliveries = stored.flatMap((enquiry) => enquiry.deliveries);
	for (const [channel, acknowledged] of Object.entries(receivers.listAcknowledged())) {
		const ids = deliveries.filter((each) => each.channel === channel).map(({ id }) => id);
		expect(new Set(acknowledged), `delivered by ${channel}`).toEqual(new Set(ids));
		// A node that is killed between the receiver's word and its own note of it delivers once more.
		const mayRepeat = signal === "SIGKILL" ? ends * IN_HAND : 0;
		const repeated = acknowledged.length - ids.length;
		expect(repeated, `twice by ${channel}`).toBeLessThanOrEqual(mayRepeat);
	}
}

async function endAll(nodes: readonly NodeProcess[]): Promise<void> {
	await Promise.all(nodes.map((node) => node.end("SIGTERM")));
}

/** Returns how often it has ended one, and how long they took to stop. */
async function endAgainAndAgain(
	nodes: readonly NodeProcess[],
	{ every, signal }: CrashPlan,
	over: AbortSignal,
): Promise<{ ends: number; stoppingMs: number }> {
	let stoppingMs = 0;
	for (let ends = 0; ; ends++) {
		await wait(every * 1000, undefined, { signal: over }).catch(() => {});
		if (over.aborted) return { ends, stoppingMs };
		const node = nodes[ends % nodes.length];
		const stopsAt = performance.now();
		await node?.end(signal);
		stoppingMs += performance.now() - stopsAt;
		await node?.startAgain();
	}
}

/** Lets the hours of the schedule pass at once, and has the staff fire again what had failed for good. */
async function deliverTheRest(
	{ database: { db }, enquiries }: Stores,
	nodes: readonly NodeProcess[],
	retryFailed: () => Promise<unknown>,
): Promise<void> {
	// Nobody delivers while the time passes after which the leases of dead nodes are over.
	await endAll(nodes);
	const pending = db.updateTable("deliveries").where("state", "=", "pending");
	await pending.set({ leasedUntil: null, lease: null }).execute();
	await Promise.all(nodes.map((node) => node.startAgain()));
	const areDelivered = async () => {
		const found = (await listEnquiries(enquiries)).flatMap(({ deliveries }) => deliveries);
		const states = new Set(found.map(({ state }) => state));
		if (states.has("failed")) await retryFailed();
		await pending.set({ nextAt: 0 }).where("lease", "is", null).execute();
		return [...states];
	};
	const patience = { timeout: 60_000, interval: 200 };
	await expect.poll(areDelivered, patience).toEqual(["delivered"]);
}
