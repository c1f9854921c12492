import { beforeAll, describe, expect, test } from "vitest";
import { findNginx } from "../../support/nginx.ts";
import { type Postgres, startPostgres } from "../../support/postgres.ts";
import { isShort } from "../../support/short.ts";
import { compareWithStore } from "../crash/compare-with-store.ts";
import { sendEnquiries } from "../crash/visitors.ts";
import { killInTurn, startCluster } from "./cluster.ts";
import { type Asked, sendForm, sendPages, toAddressOf, visitAgainAndAgain } from "./visitors.ts";

/** Enquiries and pages per second; a node is killed every so many seconds, so many times. */
const PROXIED = isShort
	? { enquiries: 15, pages: 40, every: 4, times: 2 }
	: { enquiries: 20, pages: 60, every: 5, times: 8 };
const DIRECT = isShort ? { every: 2, times: 1 } : { every: 5, times: 4 };
/** Of each node. */
const VISITORS = 6;
const STORELESS = { rate: 50, seconds: isShort ? 3 : 10 };
const FORM_PAUSE_MS = 250;

const hasNginx = findNginx() !== null;
if (!hasNginx)
	console.log(
		"Two nodes behind nginx are left out (Debian, as root: apt-get install nginx-light).",
	);

describe.skipIf(!hasNginx)("two nodes", () => {
	let postgres: Postgres;
	let cluster: Awaited<ReturnType<typeof startCluster>>;

	beforeAll(async () => {
		postgres = await startPostgres({ isDurable: !isShort });
		cluster = await startCluster(await postgres.createDatabase());
		return async () => {
			await cluster.stop();
			await postgres.stop();
		};
	}, 120_000);

	test("behind nginx a killed node costs nobody a response, and no enquiry", async () => {
		const { origin, nodes, stores, formKey } = cluster;
		const { enquiries, pages, every, times } = PROXIED;
		const seconds = every * times + every;
		const load = { origin, formKey, seconds, toAddress: toAddressOf(10), isPatient: false };
		const [, sent, shown] = await Promise.all([
			killInTurn(nodes, { every, times }),
			sendEnquiries({ ...load, rate: enquiries }),
			sendPages({ origin, rate: pages, seconds }),
		]);
		const kept = { acknowledged: sent.length, lost: 0, storedTwice: 0 };
		expect(await compareWithStore(stores, sent)).toEqual(kept);
		expect(new Set(sent.flatMap(({ answers }) => answers))).toEqual(new Set([303]));
		expect(shown.filter((answer) => answer !== 200)).toEqual([]);
	}, 120_000);

	test("a killed node costs only what it had in hand", async () => {
		const { nodes, stores, formKey } = cluster;
		const isOver = new AbortController();
		const visiting = nodes.flatMap((node, at) =>
			Array.from({ length: VISITORS }, (_, visitor) => {
				const group = 30 + at * VISITORS + visitor;
				return visitAgainAndAgain(node, formKey, { group, over: isOver.signal });
			}),
		);
		const endings = await killInTurn(nodes, DIRECT);
		isOver.abort();
		const asked = (await Promise.all(visiting)).flat();

		const isHit = ({ node, begunAt, endedAt }: Asked, until: "goneAt" | "backAt") =>
			endings.some((end) => end.node === node && begunAt <= end[until] && endedAt >= end.killedAt);
		const failed = asked.filter(
			({ answer, submissionId }) => answer !== (submissionId ? 303 : 200),
		);
		const refused = failed.filter(({ answer }) => answer === "nobody there");
		const others = failed.filter(({ answer }) => answer !== "nobody there");
		expect(refused.filter((each) => !isHit(each, "backAt"))).toEqual([]);
		expect(others.filter((each) => !isHit(each, "goneAt"))).toEqual([]);
		const forms = asked.flatMap(({ submissionId, answer }) =>
			submissionId ? [{ submissionId, isAcknowledged: answer === 303 }] : [],
		);
		const kept = await compareWithStore(stores, forms);
		expect(kept).toMatchObject({ lost: 0, storedTwice: 0 });
		expect(kept.acknowledged).toBeGreaterThan(0);
	}, 120_000);

	test("without PostgreSQL pages are served, and forms come back with their words", async () => {
		const { origin, stores, formKey } = cluster;
		const forms: ReturnType<typeof sendForm>[] = [];
		await postgres.kill();
		const sending = setInterval(() => {
			forms.push(sendForm(origin, formKey, forms.length));
		}, FORM_PAUSE_MS);
		const pages = await sendPages({ origin, ...STORELESS });
		await postgres.start();
		clearInterval(sending);
		expect(pages.filter((answer) => answer !== 200)).toEqual([]);
		const sent = await Promise.all(forms);
		const lastIsTaken = async () => {
			sent.push(await sendForm(origin, formKey, sent.length));
			return sent.at(-1)?.isAcknowledged;
		};
		await expect.poll(lastIsTaken, { timeout: 30_000 }).toBe(true);
		expect(sent.some(({ isKept }) => isKept)).toBe(true);
		expect(sent.filter(({ isKept, isAcknowledged }) => !isKept && !isAcknowledged)).toEqual([]);
		expect(await compareWithStore(stores, sent)).toMatchObject({ lost: 0, storedTwice: 0 });
	}, 120_000);
});
