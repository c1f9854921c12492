import { toMessageId } from "#app/design/email/email-headers.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import type { NewEnquiry } from "#app/enquiries/enquiry.ts";
import { parseEvent } from "#app/enquiries/event-table.ts";
import { createAddressLimit } from "#app/enquiries/spam/address-limit.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change } from "#app/enquiries/store/change-types.ts";
import { parseMessage } from "#app/replies/parsing/parse-message.ts";
import type { ParsedMessage } from "#app/replies/parsing/parsed-message.ts";
import type { ReplySettings } from "#app/replies/reply-services.ts";
import { takeMessage } from "#app/replies/take-message.ts";
import { ANSWER, writeMail } from "./incoming-mail.ts";
import { claimOne, createNewEnquiry, type StoreKind } from "./stores.ts";

export const REPLY_SETTINGS: ReplySettings = {
	REPLY_ADDRESS: "hello+{token}@kiteline.example",
	MAIL_ENQUIRIES: false,
	ENQUIRY_FROM: "hello@kiteline.example",
	ENQUIRY_TO: "team@kiteline.example",
	SMTP_URL: "smtp://127.0.0.1:1",
	WEBHOOK_URL: undefined,
	ENQUIRY_ACKNOWLEDGE: false,
};

type Given = {
	place?: Awaited<ReturnType<StoreKind["createPlace"]>>;
	/** The addresses that got a copy of the answer. */
	cc?: readonly string[];
	enquiry?: Partial<NewEnquiry>;
};

/** Opens a store with an enquiry that Meera has answered, and what receives messages into it. */
export async function openAnswered(
	open: StoreKind["open"],
	{ place, cc = [], enquiry = {} }: Given = {},
) {
	const stores = await open(place);
	const { database, enquiries } = stores;
	const { db } = database;
	const services = {
		...stores,
		replyKey: await enquiries.getOrCreateSecret("reply"),
		addressKey: await enquiries.getOrCreateSecret("address"),
		addressLimit: createAddressLimit({ count: 100, seconds: 600 }, database, "test"),
	};
	const people = createPeopleStore(database);
	const meera = await people.invite("Meera", "m@x.example", "member");
	const { id } = await enquiries.save(createNewEnquiry(enquiry), []);
	const change = (given: Change, of = id) =>
		changeEnquiry(database, { id: of, by: byPerson(meera?.id ?? "") }, given);
	await change({ kind: "answer", text: ANSWER, ...(cc.length > 0 && { cc }) });
	const claim = await claimOne(stores, "answer");
	await stores.outbox.markDelivered(claim);
	const { delivery } = claim;
	const answerId = toMessageId(delivery.id, "hello@kiteline.example");
	const take = (
		raw: Uint8Array,
		message: ParsedMessage,
		settings: Partial<ReplySettings> = {},
		others: Partial<typeof services> = {},
	) => takeMessage(raw, message, { ...services, ...others }, { ...REPLY_SETTINGS, ...settings });
	const receive = async (
		raw: Uint8Array,
		settings: Partial<ReplySettings> = {},
		others: Partial<typeof services> = {},
	) => {
		const message = await parseMessage(raw);
		if (!message) throw new Error("it is no message");
		return take(raw, message, settings, others);
	};
	const write = (headers: Record<string, string> = {}, text = "Thanks") =>
		writeMail({ headers: { "In-Reply-To": answerId, ...headers }, text });
	const get = async () => {
		const rows = await db.selectFrom("enquiryEvents").selectAll().orderBy("revision").execute();
		const events = rows.map(parseEvent);
		return {
			enquiry: await db
				.selectFrom("enquiries")
				.selectAll()
				.where("id", "=", id)
				.executeTakeFirstOrThrow(),
			enquiries: await db.selectFrom("enquiries").selectAll().orderBy("createdAt").execute(),
			events,
			last: events.filter(({ enquiryId }) => enquiryId === id).at(-1),
			replies: await db.selectFrom("replies").selectAll().execute(),
			files: await db.selectFrom("attachments").selectAll().execute(),
			answer: await db
				.selectFrom("deliveries")
				.selectAll()
				.where("id", "=", delivery.id)
				.executeTakeFirstOrThrow(),
			notices: await db
				.selectFrom("deliveries")
				.selectAll()
				.where("channel", "=", "reply-notice")
				.execute(),
		};
	};
	return {
		...services,
		stores,
		db,
		id,
		people,
		meera,
		delivery,
		answerId,
		change,
		take,
		receive,
		write,
		get,
	};
}
