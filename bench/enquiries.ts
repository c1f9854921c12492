import { openStores } from "../app/enquiries/open-stores.ts";
import { startNode } from "../tests/reliability/crash/node-process.ts";
import { startReceivers } from "../tests/reliability/crash/receivers.ts";
import { sendEnquiries } from "../tests/reliability/crash/visitors.ts";
import { createProjectFolder } from "../tests/support/project-folder.ts";
import { getMedian, getPercentile, type Table } from "./figures.ts";

const RATE = 100;
const SECONDS = 20;

/** What storing an enquiry costs a visitor. */
export async function measureEnquiries(): Promise<Table[]> {
	const stored = await measure({ isDelivering: false });
	const delivered = await measure({ isDelivering: true });
	const [median, p99] = [getMedian(delivered), getPercentile(delivered, 0.99)];
	return [
		{
			title: "a submission",
			figures: [
				{ title: "median", value: getMedian(stored), unit: "ms" },
				{ title: "p99", value: getPercentile(stored, 0.99), unit: "ms", most: 50 },
				{ title: "with e-mail and webhook, median", value: median, unit: "ms" },
				{ title: "with e-mail and webhook, p99", value: p99, unit: "ms" },
			],
		},
	];
}

async function measure({ isDelivering }: { isDelivering: boolean }): Promise<number[]> {
	const folder = createProjectFolder();
	const stores = await openStores({ DATA_DIR: folder.dataDir, DATABASE_URL: undefined });
	const formKey = await stores.enquiries.getOrCreateSecret("form");
	const receivers = await startReceivers({ mayStall: false });
	await receivers.calmDown();
	const node = await startNode(folder.path, {
		...(isDelivering && receivers.settings),
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
