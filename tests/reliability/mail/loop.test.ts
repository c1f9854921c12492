import { describe, expect, test } from "vitest";
import { MINUTE } from "#app/platform/durations.ts";
import { writeMail } from "../../support/incoming-mail.ts";
import { PATIENCE } from "../../support/patience.ts";
import { openCorrespondence, VISITOR } from "./correspondence.ts";
import { hasDovecot } from "./start-dovecot.ts";

const OFFICE = "office@agency.example";
/** The address from which the office's program for tickets writes. */
const TICKETS = "tickets@helpdesk.example";
/** More turns than any loop may take. */
const MOST_TURNS = 100;

type Correspondence = Awaited<ReturnType<typeof openCorrespondence>>;
type Sent = Correspondence["desk"]["mail"]["messages"][number];
type Machine = {
	/** The address whose mails are answered, and the one that the answers come from. */
	at: string;
	from: string;
	headers: (mail: Sent, turn: number) => Record<string, string>;
};

const inThread = ({ messageId, parsed }: Sent) => ({
	"In-Reply-To": messageId,
	References: messageId,
	Subject: `Re: ${parsed.subject}`,
});
const asTicket = (_mail: Sent, turn: number) => ({
	Subject: `We got message ${turn} of yours`,
});
const VISITORS: Machine = { at: VISITOR, from: VISITOR, headers: inThread };

/**
 * Lets machines answer each mail that the site sends, until it sends none any more. Between two turns time passes. Returns
 * the number of turns.
 */
async function answerAll(
	{ server, desk, passTime }: Correspondence,
	machines: readonly Machine[],
	ms = 0,
): Promise<number> {
	const { db } = desk.stores.database;
	const countPending = async () => {
		const pending = db.selectFrom("deliveries").select("id").where("state", "=", "pending");
		return (await pending.execute()).length;
	};
	const findLastUid = async () =>
		(await db.selectFrom("mailboxes").select("lastUid").executeTakeFirst())?.lastUid ?? 0;
	let appended = 0;
	const { messages } = desk.mail;
	let answered = 0;
	for (let turn = 1; turn <= MOST_TURNS; turn++) {
		await expect.poll(countPending).toBe(0);
		const fresh = messages.slice(answered);
		answered = messages.length;
		const answers = fresh.flatMap((mail) =>
			machines
				.filter(({ at }) => mail.envelope.to.includes(at))
				.map(({ from, headers }) =>
					writeMail({
						headers: { From: from, ...headers(mail, turn) },
						text: `We have your message ${turn} and answer soon.`,
					}),
				),
		);
		if (answers.length === 0) return turn - 1;
		await passTime(ms);
		await server.append(answers);
		appended += answers.length;
		await expect.poll(findLastUid).toBe(appended);
	}
	return MOST_TURNS;
}

const HELPDESK: Machine = { at: OFFICE, from: TICKETS, headers: inThread };
const AS_ENQUIRIES = { MAIL_ENQUIRIES: "on", RATE_LIMIT_ENQUIRIES: "1000/1s" };

async function open(settings: Record<string, string> = {}) {
	const all = { ENQUIRY_TO: OFFICE, ENQUIRY_ACKNOWLEDGE: "on", ...settings };
	const opened = await openCorrespondence(all);
	const { desk } = opened;
	await desk.save({ name: "Riya Desai", email: VISITOR }, ["email", "acknowledgement"]);
	const { db } = desk.stores.database;
	/** Counts the mails by what they tell. What reminds depends on the opening hours. */
	const countSent = async () => {
		const sent = await db
			.selectFrom("deliveries")
			.select("channel")
			.where("state", "=", "delivered")
			.execute();
		const of = (channel: string) => sent.filter((each) => each.channel === channel).length;
		return {
			enquiries: of("email"),
			replies: of("reply-notice"),
			toVisitor: desk.listMails(VISITOR).length,
		};
	};
	return { ...opened, countSent };
}

describe.runIf(hasDovecot)(
	"machines that answer each e-mail",
	{ timeout: 180_000 * PATIENCE },
	() => {
		test.each<[what: string, machines: Machine[], ms: number, replies: number]>([
			["the visitor's alone", [VISITORS], 0, 1],
			["the visitor's and the office's", [VISITORS, HELPDESK], 0, 10],
			["both, which take half an hour", [VISITORS, HELPDESK], 30 * MINUTE, 40],
		])("end by themselves: %s", async (_what, machines, ms, replies) => {
			const opened = await open();
			expect(await answerAll(opened, machines, ms)).toBeLessThan(MOST_TURNS);
			expect(await opened.countSent()).toEqual({ enquiries: 1, replies, toVisitor: 1 });
		});

		test("end by themselves where each answer becomes an enquiry, slow ones too", async () => {
			const opened = await open(AS_ENQUIRIES);
			const machine: Machine = { at: OFFICE, from: TICKETS, headers: asTicket };
			expect(await answerAll(opened, [machine], 10 * MINUTE)).toBeLessThan(MOST_TURNS);
			expect(await opened.countSent()).toMatchObject({ enquiries: 11, toVisitor: 1 });
		});

		test("open nothing where they say what they are", async () => {
			const opened = await open(AS_ENQUIRIES);
			const away = { "Auto-Submitted": "auto-replied" };
			const machines = [inThread, asTicket].flatMap((headers): Machine[] => [
				{ at: VISITOR, from: VISITOR, headers: (...of) => ({ ...headers(...of), ...away }) },
				{ at: OFFICE, from: TICKETS, headers: (...of) => ({ ...headers(...of), ...away }) },
			]);
			expect(await answerAll(opened, machines)).toBe(1);
			expect(await opened.countSent()).toEqual({ enquiries: 1, replies: 0, toVisitor: 1 });
			expect(await opened.listReplies()).toEqual([]);
			expect(await opened.listKinds()).toEqual(["auto-reply", "auto-reply"]);
		});
	},
);
