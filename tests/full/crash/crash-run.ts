import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { openStores, type Stores } from "../../../app/enquiries/open-stores.ts";
import { startNginx } from "../../support/nginx.ts";
import { makeProjectFolder } from "../../support/project-folder.ts";
import { runEnquiries } from "../../support/staff.ts";
import { type NodeProcess, startNode } from "./node-process.ts";
import { type Receivers, startReceivers } from "./receivers.ts";
import { type Sent, sendEnquiries } from "./visitors.ts";

export type CrashPlan = {
	title: string;
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

export type CrashReport = {
	title: string;
	ends: number;
	sent: number;
	acknowledged: number;
	stored: number;
	/** Acknowledged and not stored. */
	lost: number;
	/** Submissions with more than one row. */
	twice: number;
	/** Connections that a node had taken and then ended without an answer. */
	refused: number;
	exitCodes: (number | null)[];
	/** Deliveries that a receiver acknowledged, and those it acknowledged more than once. */
	mails: { delivered: number; repeated: number; missing: number };
	webhooks: { delivered: number; repeated: number; missing: number };
	unsigned: number;
	/** Failed for good before the staff's command fired them again. */
	refired: number;
	/** Median and 99th percentile of an answer that was an acknowledgement, in ms. */
	latency: { median: number; p99: number };
};

/**
 * Visitors send while nodes are ended again and again and the receivers misbehave; then everything calms down,
 * and what was said is compared with what is stored and what has arrived.
 */
export async function runCrash(plan: CrashPlan): Promise<CrashReport> {
	const folder = makeProjectFolder();
	const place = { DATA_DIR: folder.dataDir, DATABASE_URL: plan.databaseUrl };
	const stores = await openStores(place);
	const receivers = await startReceivers(plan);
	const settings = {
		...receivers.settings,
		DATA_DIR: folder.dataDir,
		...(plan.databaseUrl && { DATABASE_URL: plan.databaseUrl }),
		RATE_LIMIT_ENQUIRIES: "100000/1s",
	};
	const nodes = await Promise.all(
		Array.from({ length: plan.nodes }, () => startNode(folder.path, settings)),
	);
	const balancer = nodes.length > 1 ? await startNginx(nodes.map(({ port }) => port)) : null;
	try {
		const formKey = await stores.enquiries.readSecret("form");
		const origin = balancer?.origin ?? nodes[0]?.origin ?? "";
		const isOver = new AbortController();
		const ending = endAgainAndAgain(nodes, plan, isOver.signal);
		const sent = await sendEnquiries({ origin, formKey, ...plan });
		isOver.abort();
		const ends = await ending;
		await receivers.calmDown();
		const refired = await deliverTheRest(stores, nodes, folder.path, settings);
		return await compare({ plan, ends, sent, refired, stores, receivers, nodes });
	} finally {
		await Promise.all(nodes.map((node) => node.end("SIGTERM")));
		await balancer?.stop();
		await receivers.stop();
		await stores.database.close();
		folder.remove();
	}
}

async function endAgainAndAgain(
	nodes: readonly NodeProcess[],
	{ every, signal }: CrashPlan,
	over: AbortSignal,
): Promise<number> {
	for (let ends = 0; ; ends++) {
		await wait(every * 1000, undefined, { signal: over }).catch(() => {});
		if (over.aborted) return ends;
		const node = nodes[ends % nodes.length];
		await node?.end(signal);
		await node?.startAgain();
	}
}

/** Lets the hours of the schedule pass at once, and has the staff fire again what had failed for good. */
async function deliverTheRest(
	stores: Stores,
	nodes: readonly NodeProcess[],
	cwd: string,
	settings: Record<string, string>,
): Promise<number> {
	const { db } = stores.database;
	// Nobody delivers while the time passes after which the leases of dead nodes are over.
	await Promise.all(nodes.map((node) => node.end("SIGTERM")));
	await db
		.updateTable("deliveries")
		.set({ leased_until: null, lease: null })
		.where("state", "=", "pending")
		.execute();
	await Promise.all(nodes.map((node) => node.startAgain()));
	let refired = 0;
	for (let round = 0; round < 600; round++) {
		const [open, failed] = await Promise.all([count(stores, "pending"), count(stores, "failed")]);
		if (open === 0 && failed === 0) return refired;
		if (failed > 0) {
			const { stdout } = await runEnquiries(["retry", "--failed"], { cwd, settings });
			refired += Number(/\d+/.exec(stdout)?.[0] ?? 0);
		}
		await db
			.updateTable("deliveries")
			.set({ next_at: 0 })
			.where("state", "=", "pending")
			.where("lease", "is", null)
			.execute();
		await wait(200);
	}
	throw new Error("The deliveries did not come to an end");
}

async function count({ database }: Stores, state: "pending" | "failed"): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from deliveries where state = ${state}`.execute(database.db);
	return rows[0]?.count ?? 0;
}

async function compare(run: {
	plan: CrashPlan;
	ends: number;
	sent: Sent[];
	refired: number;
	stores: Stores;
	receivers: Receivers;
	nodes: readonly NodeProcess[];
}): Promise<CrashReport> {
	const { plan, ends, sent, refired, stores, receivers, nodes } = run;
	const stored = await stores.enquiries.list();
	const rows = Map.groupBy(stored, ({ submissionId }) => submissionId);
	const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged);
	const deliveries = stored.flatMap((enquiry) => enquiry.deliveries);
	const tally = (channel: string, counts: Map<string, number>, toKey: (id: string) => string) => {
		const wanted = deliveries.filter((delivery) => delivery.channel === channel);
		const times = wanted.map(({ id }) => counts.get(toKey(id)) ?? 0);
		return {
			delivered: times.filter((time) => time > 0).length,
			repeated: times.filter((time) => time > 1).length,
			missing: times.filter((time) => time === 0).length,
		};
	};
	const domain = [...receivers.countMails().keys()][0]?.replace(/^.*@/, "@") ?? "";
	const latencies = acknowledged.flatMap(({ latency }) => latency ?? []).toSorted((a, b) => a - b);
	return {
		title: plan.title,
		ends,
		sent: sent.length,
		acknowledged: acknowledged.length,
		stored: stored.length,
		lost: acknowledged.filter(({ submissionId }) => !rows.has(submissionId)).length,
		twice: [...rows.values()].filter(({ length }) => length > 1).length,
		refused: sent.reduce((sum, { refused }) => sum + refused, 0),
		exitCodes: nodes.flatMap(({ exitCodes }) => exitCodes),
		mails: tally("email", receivers.countMails(), (id) => `<${id}${domain}`),
		webhooks: tally("webhook", receivers.countWebhooks(), (id) => id),
		unsigned: receivers.unsigned(),
		refired,
		latency: {
			median: latencies[Math.floor(latencies.length / 2)] ?? 0,
			p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
		},
	};
}
