import { describe, expect, onTestFinished, test } from "vitest";
import { startDesk } from "../../support/desk.ts";
import { isShort } from "../../support/is-short.ts";
import { PATIENCE } from "../../support/patience.ts";
import { hasDovecot, startDovecot } from "./start-dovecot.ts";
import { writeReply } from "./write-reply.ts";

const VISITOR = "riya@desaicotton.example";

/** Starts a desk whose mailbox is on a real IMAP server, and whose mails go to a real SMTP server. */
async function openCorrespondence(settings: Record<string, string> = {}) {
	const server = await startDovecot();
	onTestFinished(server.remove);
	const desk = await startDesk({ IMAP_URL: server.url, ENQUIRY_ACKNOWLEDGE: "off", ...settings });
	onTestFinished(desk.stop);
	/** How far the site's clock is ahead. */
	let ahead = 0;
	const passTime = (ms: number) => {
		ahead += ms;
		return desk.site.moveClock(ahead);
	};
	const listReplies = () =>
		desk.stores.database.db
			.selectFrom("enquiryEvents")
			.innerJoin("replies", "replies.eventId", "enquiryEvents.id")
			.select(["enquiryEvents.enquiryId as id", "text", "quoted", "isOtherSender"])
			.where("kind", "=", "reply")
			.orderBy("at")
			.orderBy("revision")
			.execute();
	return {
		server,
		desk,
		passTime,
		listReplies,
		readTexts: async () => (await listReplies()).map(({ text }) => text?.trim()),
		save: (message: string) =>
			desk.save({ name: "Riya Desai", email: VISITOR, message: `${message} in Surat.` }, []),
		/** Answers an enquiry and returns the mail as the visitor has it. */
		answer: async (id: string, text: string) => {
			const before = desk.listMails(VISITOR).length;
			expect((await desk.answer(id, text)).status).toBe(303);
			// It is sent once it can no longer be taken back.
			await passTime(60_000);
			await expect.poll(() => desk.listMails(VISITOR).length).toBe(before + 1);
			const { parsed, messageId } = desk.listMails(VISITOR).at(-1) ?? {};
			const to = parsed?.replyTo?.[0]?.address ?? parsed?.from?.address ?? "";
			return {
				messageId: messageId ?? "",
				subject: parsed?.subject ?? "",
				text: parsed?.text ?? "",
				to,
			};
		},
	};
}

describe.runIf(hasDovecot)("replies by a real mail server", { timeout: 180_000 * PATIENCE }, () => {
	test("that arrive while the site is killed are none lost and none twice", async () => {
		const { server, desk, passTime, readTexts, save, answer } = await openCorrespondence();
		const sent: string[] = [];
		const rounds = isShort ? 2 : 5;
		for (let round = 0; round < rounds; round++) {
			const original = await answer(await save(`We weave ${round} kinds`), `Answer ${round}?`);
			const texts = Array.from({ length: 12 }, (_, at) => `reply ${round}-${at}`);
			sent.push(...texts);
			const before = (await readTexts()).length;
			await server.append(texts.map((text) => writeReply({ text, original })));
			await expect.poll(async () => (await readTexts()).length).toBeGreaterThan(before);
			await desk.site.end("SIGKILL");
			await desk.site.startAgain();
			await passTime(0);
		}
		await expect.poll(async () => (await readTexts()).toSorted()).toEqual(sent.toSorted());
	});
});
