/** What storing an enquiry costs a visitor, beside the bare cost of a durable commit, in one run. */
import { openStores } from "../app/enquiries/open-stores.ts";
import { startNode } from "../tests/crash/node-process.ts";
import { startReceivers } from "../tests/crash/receivers.ts";
import { sendEnquiries } from "../tests/crash/visitors.ts";
import { startPostgres } from "../tests/postgres.ts";
import { makeProjectFolder } from "../tests/project-folder.ts";
import { measureDurableCommits } from "./durable-commit.ts";
import { formatRow, summarise } from "./figures.ts";

const RATE = 100;
const SECONDS = 20;
/** The 99th percentile of a valid submission at that rate on SQLite, in ms. */
const LIMIT = 50;

type Setting = { databaseUrl?: string; isDelivering?: boolean };

/** Prints the figures; gives whether the limit was held. */
export async function benchEnquiries(): Promise<boolean> {
	console.log(`Enquiries at ${RATE} a second for ${SECONDS} s, times in ms`);
	console.log(`| ${"".padEnd(58)} |  median |     p99 |    most |`);
	console.log(`|${"-".repeat(60)}|--------:|--------:|--------:|`);
	const print = (title: string, latencies: number[]) => {
		const figures = summarise(latencies);
		console.log(formatRow(title, figures));
		return figures;
	};
	print("one durable SQLite commit, alone", measureDurableCommits(1_000));
	const stored = print("a submission, SQLite (FULL)", await measure({}));
	print("the same, with e-mail and webhook on their way", await measure({ isDelivering: true }));
	const postgres = await startPostgres({ isDurable: true });
	try {
		const databaseUrl = await postgres.createDatabase();
		print("a submission, PostgreSQL (fsync on, same machine)", await measure({ databaseUrl }));
	} finally {
		await postgres.stop();
	}
	print("one durable SQLite commit, alone, again", measureDurableCommits(1_000));
	const isHeld = stored.p99 < LIMIT;
	console.log(
		`p99 on SQLite: ${stored.p99.toFixed(1)} ms; limit ${LIMIT} ms: ${isHeld ? "held" : "NOT held"}`,
	);
	return isHeld;
}

async function measure({ databaseUrl, isDelivering = false }: Setting): Promise<number[]> {
	const folder = makeProjectFolder();
	const stores = await openStores({ DATA_DIR: folder.dataDir, DATABASE_URL: databaseUrl });
	const formKey = await stores.enquiries.readSecret("form");
	const receivers = await startReceivers({ mayStall: false });
	await receivers.calmDown();
	const node = await startNode(folder.path, {
		...(isDelivering && receivers.settings),
		...(databaseUrl && { DATABASE_URL: databaseUrl }),
		DATA_DIR: folder.dataDir,
		RATE_LIMIT_ENQUIRIES: "100000/1s",
	});
	try {
		const load = { origin: node.origin, formKey, rate: RATE };
		await sendEnquiries({ ...load, seconds: 3 });
		const sent = await sendEnquiries({ ...load, seconds: SECONDS });
		const latencies = sent.flatMap(({ latency }) => latency ?? []);
		if (latencies.length < sent.length) throw new Error("not every submission was acknowledged");
		return latencies;
	} finally {
		await node.end("SIGTERM");
		await receivers.stop();
		await stores.database.close();
		folder.remove();
	}
}
