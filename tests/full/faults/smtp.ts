import { readDeliveries } from "../../support/enquiries.ts";
import { findFreePort } from "../../support/free-port.ts";
import { startMailServer } from "../../support/mail-server.ts";
import type { Fault } from "./fault.ts";
import { openTrial, waitUntil } from "./trial.ts";

const ENQUIRIES = 3;
/** The second try comes after 5 s, the third a minute later. */
const PATIENCE_S = 90;

export const smtpDown: Fault = {
	name: "SMTP down",
	isSample: false,
	run: async () => {
		const port = await findFreePort();
		const trial = await openTrial({ SMTP_URL: `smtp://127.0.0.1:${port}` });
		for (let at = 0; at < ENQUIRIES; at++) await trial.expectTaken("while nobody listens");
		const areTried = () => readDeliveries(trial).every(({ last_error }) => last_error !== null);
		trial.check(await waitUntil(areTried, 20), "nobody tries to deliver");
		await trial.expectPages("while nobody listens");
		await trial.expectReady(true, "while nobody listens");
		const mail = await startMailServer({ port });
		try {
			const areDelivered = () => readDeliveries(trial).every(({ state }) => state === "delivered");
			trial.check(await waitUntil(areDelivered, PATIENCE_S), "not all is delivered later");
			const ids = new Set(mail.messages.map(({ messageId }) => messageId));
			const { length } = mail.messages;
			trial.check(
				ids.size === ENQUIRIES && length === ENQUIRIES,
				`${length} e-mails came of ${ENQUIRIES}`,
			);
			return await trial.finish("nobody listens where the e-mails go, then somebody does");
		} finally {
			await mail.stop();
		}
	},
};
