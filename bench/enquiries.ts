import { openStores } from "../app/enquiries/open-stores.ts";
import { startNode } from "../tests/full/crash/node-process.ts";
import { startReceivers } from "../tests/full/crash/receivers.ts";
import { sendEnquiries } from "../tests/full/crash/visitors.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { makeProjectFolder } from "../tests/support/project-folder.ts";
import { measureDurableCommits } from "./durable-commit.ts";
import { type Figure, summarise, toFigure } from "./figures.ts";
import type { Part } from "./part.ts";

const RATE = 100;
const SECONDS = 20;
/** The 99th percentile of a valid submission at that rate on SQLite, in ms. */
const LIMIT = 50;

type Setting = { databaseUrl?: string; isDelivering?: boolean };

/** What storing an enquiry costs a visitor, beside the bare cost of a durable commit. */
export const enquiries: Part = {
	name: "enquiries",
	title: "Enquiries",
	method: `${RATE} submissions a second for ${SECONDS} s, each a whole form over HTTP on a connection of its own, with the filter, the
limit and the transaction of enquiry and deliveries; beside it the bare cost of a durable commit.`,
	measure: async ({ tell }) => {
		const figures: Figure[] = [];
		const add = (title: string, latencies: number[], limit?: { most: number }) => {
			const { median, p99, most } = summarise(latencies);
			tell(
				`${title}: median ${median.toFixed(1)}, p99 ${p99.toFixed(1)}, most ${most.toFixed(1)} ms`,
			);
			figures.push(
				toFigure(`${title}, median`, median, "ms"),
				toFigure(`${title}, p99`, p99, "ms", { limit }),
			);
		};
		add("a durable SQLite commit, alone", measureDurableCommits(1_000));
		add("a submission, SQLite, `synchronous=FULL`", await measure({}), { most: LIMIT });
		add("the same, with e-mail and webhook on their way", await measure({ isDelivering: true }));
		const postgres = await startPostgres({ isDurable: true });
		try {
			const databaseUrl = await postgres.createDatabase();
			add("a submission, PostgreSQL with fsync on, same machine", await measure({ databaseUrl }));
		} finally {
			await postgres.stop();
		}
		add("a durable SQLite commit, alone, again", measureDurableCommits(1_000));
		return [{ title: "time", figures }];
	},
};

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
