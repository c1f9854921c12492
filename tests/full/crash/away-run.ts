import { setTimeout as wait } from "node:timers/promises";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { findFreePort } from "../../support/free-port.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { makeProjectFolder } from "../../support/project-folder.ts";
import { startWebhookReceiver } from "../../support/webhook-receiver.ts";
import { startNode } from "./node-process.ts";
import { sendEnquiries } from "./visitors.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
/** The first tries are at once, after 5 s and after a further minute. */
const PATIENCE_S = 120;

export type AwayReport = {
	sent: number;
	mails: number;
	webhooks: number;
	/** From the last enquiry to the last delivery, in s. */
	took: number;
	mostTries: number;
};

/** Nobody listens where the deliveries go, for so long; then what waits arrives by the schedule alone. */
export async function runAway(seconds: number): Promise<AwayReport> {
	const folder = makeProjectFolder();
	const stores = await openStores({ DATA_DIR: folder.dataDir, DATABASE_URL: undefined });
	const [mailPort, hookPort] = [await findFreePort(), await findFreePort()];
	const node = await startNode(folder.path, {
		DATA_DIR: folder.dataDir,
		RATE_LIMIT_ENQUIRIES: "100000/1s",
		SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
		WEBHOOK_URL: `http://127.0.0.1:${hookPort}/hook`,
		WEBHOOK_SECRET: SECRET,
	});
	const formKey = await stores.enquiries.readSecret("form");
	const sent = await sendEnquiries({ origin: node.origin, formKey, rate: 10, seconds: 2 });
	const begun = performance.now();
	await wait(seconds * 1000);
	const mail = await startMailServer({ port: mailPort });
	const hook = await startWebhookReceiver(SECRET, { port: hookPort });
	try {
		for (;;) {
			const deliveries = (await stores.enquiries.list()).flatMap((found) => found.deliveries);
			const took = (performance.now() - begun) / 1000;
			if (deliveries.every(({ state }) => state === "delivered")) {
				const mostTries = Math.max(...deliveries.map(({ attempts }) => attempts));
				const arrived = { mails: mail.messages.length, webhooks: hook.received.length };
				return { sent: sent.length, ...arrived, took, mostTries };
			}
			if (took > seconds + PATIENCE_S) throw new Error("Not everything arrived by the schedule");
			await wait(200);
		}
	} finally {
		await node.end("SIGTERM");
		await Promise.all([mail.stop(), hook.stop()]);
		await stores.database.close();
		folder.remove();
	}
}
