import { expect } from "vitest";
import { createPeopleStore } from "../../../app/desk/store/people-store.ts";
import { retry } from "../../../app/enquiries/commands/send-or-hold.ts";
import type { Stores } from "../../../app/enquiries/open-stores.ts";
import { openCalls } from "../../support/calls.ts";
import { createNewEnquiry } from "../../support/new-enquiry.ts";
import { PATIENCE } from "../../support/patience.ts";
import { runCommand } from "../../support/run-command.ts";
import { expectAllKept, expectAnswered } from "./judge.ts";
import { endInTurn, type Nodes, startNodes } from "./nodes.ts";
import { startReceivers } from "./receivers.ts";
import { fillIn, type Request, visitAtRate } from "./visitors.ts";

export type Plan = {
	/** PostgreSQL's address; without one the store is SQLite in a folder of its own. */
	databaseUrl?: string;
	/** The number of nodes; several run behind nginx, and are ended in turn. */
	nodes: number;
	signal: "SIGKILL" | "SIGTERM";
	/** The number of visitors per second, and the number of seconds. */
	rate: number;
	seconds: number;
	/** The number of times that a node is ended, and the seconds between its start and the next end. */
	times: number;
	every: number;
	/** True if the receivers also stall deliveries until the site gives up. */
	mayStall: boolean;
};

/** The number of visitors who request the same time of a call at once, each second another time. */
const RIVALS = 10;
const PATHS = ["/", "/mumbai", "/services/seo", "/about", "/blog", "/search?q=seo", "/contact"];
const HOUR_MS = 3_600_000;

/**
 * Runs visitors who read pages, send enquiries and choose times of calls, and staff who answer, while nodes are ended
 * again and again and the receivers fail; then everything calms down. Expects that responses were true, and that
 * everything acknowledged is stored once and was delivered.
 */
export async function runLoad(plan: Plan): Promise<void> {
	const receivers = await startReceivers(plan);
	const site = await startNodes(plan.nodes, plan.databaseUrl, receivers.settings);
	const times = await chooseTimes(site.stores, plan.seconds);
	const list = await listRequests(site.stores, plan, times);
	const [endings, visits] = await Promise.all([
		endInTurn(site.nodes, plan),
		visitAtRate(site.origin, plan, list),
	]);
	receivers.calmDown();
	expectAnswered(visits, endings, plan);
	await deliverTheRest(site);
	await expectAllKept(site.stores, visits, times, { ...plan, receivers, ends: endings.length });
	expect(new Set(site.nodes.flatMap(({ exitCodes }) => exitCodes))).toEqual(new Set([0]));
}

/**
 * Creates a function that lists the requests at each moment: an enquiry, a page and an answer in turn, and each second
 * rivals for one time.
 */
async function listRequests(stores: Stores, { rate, seconds }: Plan, times: readonly string[]) {
	const formKey = await stores.enquiries.getOrCreateSecret("form");
	const people = createPeopleStore(stores.database);
	const staff = await people.invite("Meera Shah", "meera@kiteline.example", "owner");
	const cookie = `desk=${await people.createSession(staff?.id ?? "", "a test")}`;
	const waiting = await Promise.all(
		Array.from({ length: Math.ceil((rate * seconds) / 3) }, (_, at) =>
			stores.enquiries.save(createNewEnquiry({ email: `asked-${at}@x.example` }), ["email"]),
		),
	);
	const send = (kind: "enquiry" | "booking", at: number, more: object, isPatient: boolean) => {
		const path = kind === "booking" ? "/book" : "/contact";
		return { kind, path, fields: { ...fillIn(at, formKey), ...more }, isPatient };
	};
	return (at: number): Request[] => {
		const rivals = at % rate === 0 ? RIVALS : 0;
		const time = times[Math.floor(at / rate)] ?? "";
		const bookings = Array.from({ length: rivals }, (_, rival) => {
			const visitor = 1_000 * (rival + 1) + at;
			const phone = `98765 ${String(visitor).padStart(5, "0")}`;
			return send("booking", visitor, { time, phone }, true);
		});
		const turn = Math.floor(at / 3);
		// Every second visitor gives up at once, so that there are enquiries whose sender never got a response.
		if (at % 3 === 0) return [...bookings, send("enquiry", at, {}, turn % 2 === 0)];
		if (at % 3 === 1) {
			const path = PATHS[turn % PATHS.length] ?? "/";
			return [...bookings, { kind: "page", path, isPatient: true }];
		}
		const fields = { intent: "answer", text: `Answer number ${turn}.`, revision: "0" };
		const path = `/desk/enquiries/${waiting[turn]?.id}`;
		return [...bookings, { kind: "answer", path, fields, cookie, isPatient: true }];
	};
}

/** Chooses so many free times, each far enough from the next that no call excludes another. */
async function chooseTimes(stores: Stores, count: number): Promise<string[]> {
	const chosen: number[] = [];
	for (const time of await openCalls(stores).listTimes(1))
		if (time > (chosen.at(-1) ?? 0) + 2 * HOUR_MS) chosen.push(time);
	if (chosen.length < count) throw new Error(`only ${chosen.length} times are free`);
	return chosen.slice(0, count).map((time) => new Date(time).toISOString());
}

/** Makes deferred deliveries due at once, and has the staff retry those that have failed for good. */
async function deliverTheRest({ stores, endAll, startAll, settings }: Nodes): Promise<void> {
	// No node delivers while the leases of killed nodes are removed.
	await endAll();
	const { db } = stores.database;
	const pending = db
		.updateTable("deliveries")
		.where("state", "=", "pending")
		.where("channel", "!=", "call-reminder");
	await pending.set({ leasedUntil: null, lease: null }).execute();
	await startAll();
	const readStates = async () => {
		const rows = await db
			.selectFrom("deliveries")
			.select("state")
			.distinct()
			.where("channel", "!=", "call-reminder")
			.execute();
		const states = rows.map(({ state }) => state);
		if (states.includes("failed")) await runCommand(retry, "--failed", { settings });
		await pending.set({ nextAt: 0 }).where("lease", "is", null).execute();
		return states;
	};
	const patience = { timeout: 60_000 * PATIENCE, interval: 200 };
	await expect.poll(readStates, patience).toEqual(["delivered"]);
}
