import { beforeAll, describe, expect, test } from "vitest";
import { createPeopleStore } from "../../../app/desk/store/people-store.ts";
import { openEvents } from "../../support/event-stream.ts";
import { isShort } from "../../support/is-short.ts";
import { findNginx } from "../../support/nginx.ts";
import { findPostgres, POSTGRES_MISSING } from "../../support/postgres.ts";
import { compareWithStore } from "../crash/compare-with-store.ts";
import { sendEnquiries, visitAtRate } from "../crash/visitors.ts";
import { endInTurn, startCluster } from "./cluster.ts";
import { type Asked, sendForm, sendPages, toAddressOf, visitAgainAndAgain } from "./visitors.ts";

/** A node is killed every so many seconds, so many times. */
const PROXIED = isShort ? { every: 4, times: 2 } : { every: 5, times: 8 };
/** Per second. */
const [ENQUIRIES, PAGES] = isShort ? [15, 40] : [20, 60];
const DIRECT = isShort ? { every: 2, times: 1 } : { every: 5, times: 4 };
/** Of each node. */
const VISITORS = 6;
const STORELESS_S = isShort ? 3 : 10;

const hasNginx = findNginx() !== null;
if (!hasNginx) console.log("Left out: two nodes (Debian, as root: apt-get install nginx-light).");
const hasPostgres = findPostgres() !== null;
if (!hasPostgres) console.log(POSTGRES_MISSING);

describe.runIf(hasNginx && hasPostgres)("two nodes", { timeout: 120_000 }, () => {
	let cluster: Awaited<ReturnType<typeof startCluster>>;

	beforeAll(async () => {
		cluster = await startCluster();
		return cluster.stop;
	}, 120_000);

	test("behind nginx an open inbox hears of what either node was sent", async () => {
		const { origin, nodes, stores, formKey } = cluster;
		const people = createPeopleStore(stores.database);
		const staff = await people.invite("Meera Shah", "meera@kiteline.example", "owner");
		const token = await people.createSession(staff?.id ?? "", "a test");
		const { getMarks, close } = await openEvents(origin, `desk=${token}`);
		await expect.poll(getMarks).toEqual(["0.0"]);
		for (const [at, node] of nodes.entries()) {
			await sendForm(node.origin, formKey, at);
			await expect.poll(() => getMarks().at(-1)).toBe(`${at + 1}.0`);
		}
		close();
	});

	test.each([
		["killed", "SIGKILL"],
		["stopped", "SIGTERM"],
	] as const)(
		"behind nginx a %s node costs nobody a response, and no enquiry",
		async (_how, signal) => {
			const { origin, nodes, stores, formKey } = cluster;
			const seconds = PROXIED.every * (PROXIED.times + 1);
			const load = {
				origin,
				formKey,
				seconds,
				toAddress: toAddressOf(signal === "SIGKILL" ? 10 : 11),
				isPatient: false,
			};
			const [, sent, shown] = await Promise.all([
				endInTurn(nodes, signal, PROXIED),
				sendEnquiries({ ...load, rate: ENQUIRIES }),
				sendPages(origin, { rate: PAGES, seconds }),
			]);
			const kept = { acknowledged: sent.length, lost: 0, storedTwice: 0 };
			expect(await compareWithStore(stores, sent)).toEqual(kept);
			expect(new Set(sent.flatMap(({ answers }) => answers))).toEqual(new Set([303]));
			expect(shown.filter((answer) => answer !== 200)).toEqual([]);
		},
	);

	test("a killed node costs only what it had in hand", async () => {
		const { nodes, stores, formKey } = cluster;
		const isOver = new AbortController();
		const visiting = nodes
			.flatMap((node) => Array.from({ length: VISITORS }, () => node))
			.map((node, at) => visitAgainAndAgain(node, formKey, 30 + at, isOver.signal));
		const endings = await endInTurn(nodes, "SIGKILL", DIRECT);
		isOver.abort();
		const asked = (await Promise.all(visiting)).flat();

		const isHit = ({ node, begunAt, endedAt, answer }: Asked) =>
			endings.some((end) => {
				const until = answer === "nobody there" ? end.backAt : end.goneAt;
				return end.node === node && begunAt <= until && endedAt >= end.killedAt;
			});
		const isRight = ({ submissionId, answer }: Asked) => answer === (submissionId ? 303 : 200);
		expect(asked.filter((each) => !isRight(each) && !isHit(each))).toEqual([]);
		const kept = await compareWithStore(stores, asked);
		expect(kept).toMatchObject({ lost: 0, storedTwice: 0 });
		expect(kept.acknowledged).toBeGreaterThan(0);
	});

	test("without PostgreSQL pages are served, and forms come back with their words", async () => {
		const { origin, postgres, stores, formKey } = cluster;
		await postgres.kill();
		const forms = visitAtRate({ rate: 4, seconds: STORELESS_S }, (at) =>
			sendForm(origin, formKey, at),
		);
		const pages = await sendPages(origin, { rate: 50, seconds: STORELESS_S });
		await postgres.start();
		expect(pages.filter((answer) => answer !== 200)).toEqual([]);
		const sent = await forms;
		const lastIsTaken = async () => {
			sent.push(await sendForm(origin, formKey, sent.length));
			return sent.at(-1)?.isAcknowledged;
		};
		await expect.poll(lastIsTaken, { timeout: 30_000 }).toBe(true);
		expect(sent.some(({ isKept }) => isKept)).toBe(true);
		expect(sent.filter(({ isKept, isAcknowledged }) => !isKept && !isAcknowledged)).toEqual([]);
		expect(await compareWithStore(stores, sent)).toMatchObject({ lost: 0, storedTwice: 0 });
	});
});
