import { expect, onTestFinished } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { startDesk } from "../../support/desk.ts";
import { type Mail, writeMail } from "../../support/incoming-mail.ts";
import { readTestClock } from "../../support/read-test-clock.ts";
import { type DovecotSettings, startDovecot } from "./start-dovecot.ts";

export const VISITOR = "riya@desaicotton.example";

/** Starts a desk whose mailbox is on a real IMAP server, and whose mails go to a real SMTP server. */
export async function openCorrespondence(
	settings: Record<string, string> = {},
	dovecot: DovecotSettings & { isTrusted?: boolean } = {},
) {
	// What the test saves has the site's time.
	setClock(readTestClock);
	onTestFinished(() => setClock(Date.now));
	const server = await startDovecot(dovecot);
	onTestFinished(server.remove);
	const desk = await startDesk({
		IMAP_URL: dovecot.tokenInfoUrl ? server.openUrl : server.url,
		ENQUIRY_ACKNOWLEDGE: "off",
		...(dovecot.isTrusted && { NODE_EXTRA_CA_CERTS: server.certificate }),
		...settings,
	});
	onTestFinished(desk.stop);
	/** How far the site's clock is ahead. */
	let ahead = 0;
	const passTime = (ms: number) => {
		ahead += ms;
		return desk.site.moveClock(ahead);
	};
	const { db } = desk.stores.database;
	const listReplies = () =>
		db
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
		/** Lists the kinds of the events of all enquiries. */
		listKinds: async () =>
			(await db.selectFrom("enquiryEvents").select("kind").execute()).map(({ kind }) => kind),
		save: (message: string) =>
			desk.save({ name: "Riya Desai", email: VISITOR, message: `${message} in Surat.` }, []),
		/** Answers an enquiry and returns the Message-ID of the mail that the visitor has of it. */
		answer: async (id: string, text: string) => {
			const before = desk.listMails(VISITOR).length;
			expect((await desk.answer(id, text)).status).toBe(303);
			await expect.poll(() => desk.listMails(VISITOR).length).toBe(before + 1);
			return desk.listMails(VISITOR).at(-1)?.messageId ?? "";
		},
	};
}

/** Writes a reply to a mail with this Message-ID. */
export function writeReply(to: string, { headers, ...mail }: Mail): Uint8Array {
	return writeMail({ ...mail, headers: { "In-Reply-To": to, References: to, ...headers } });
}
