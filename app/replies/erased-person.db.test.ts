import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "#app/database/open-database.ts";
import { toMessageId } from "#app/design/email/email-headers.ts";
import { createDraftStore } from "#app/desk/store/draft-store.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { createAddressLimit } from "#app/enquiries/spam/address-limit.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change } from "#app/enquiries/store/change-types.ts";
import { writeMail } from "../../tests/support/incoming-mail.ts";
import { claimOne, createNewEnquiry, describeOnBoth } from "../../tests/support/stores.ts";
import { parseMessage } from "./parsing/parse-message.ts";
import { takeMessage } from "./take-message.ts";

const SETTINGS = {
	REPLY_ADDRESS: undefined,
	MAIL_ENQUIRIES: true,
	ENQUIRY_FROM: "hello@kiteline.example",
	ENQUIRY_TO: undefined,
	SMTP_URL: "smtp://127.0.0.1:1",
	WEBHOOK_URL: undefined,
	ENQUIRY_ACKNOWLEDGE: false,
};
const PERSON = { name: "Vanish Name", email: "vanish@x.example", company: "Vanishco" };
const FILE = `Content-Type: text/plain
Content-Disposition: attachment; filename="vanish.txt"

Vanishing file
`;

/** Finds the tables, and on SQLite the files, that have a word of the person. */
async function findTraces({ db, pool }: Database, folder: string): Promise<string[]> {
	const traces: string[] = [];
	for (const { name } of await db.introspection.getTables()) {
		const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
			db,
		);
		const values = rows.flatMap((row) => Object.values(row));
		const texts = values.map((value) =>
			value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : JSON.stringify(value),
		);
		if (texts.some((text) => /vanish/i.test(text ?? ""))) traces.push(name);
	}
	if (pool) return traces;
	const files = readdirSync(folder, { recursive: true, withFileTypes: true });
	for (const { parentPath, name } of files.filter((file) => file.isFile()))
		if (/vanish/i.test(name + readFileSync(join(parentPath, name), "latin1"))) traces.push(name);
	return traces;
}

describeOnBoth("an erased person", ({ open, createPlace }) => {
	it("is in no table and no file any more, whatever they and others wrote", async () => {
		const place = await createPlace();
		const stores = await open(place);
		const { database, enquiries, staff } = stores;
		const meera = await createPeopleStore(database).invite("Meera", "m@x.example", "member");
		const staffId = meera?.id ?? "";
		const services = {
			...stores,
			replyKey: await enquiries.getOrCreateSecret("reply"),
			addressKey: await enquiries.getOrCreateSecret("address"),
			addressLimit: createAddressLimit({ count: 5, seconds: 600 }, database, "test"),
		};
		const form = createNewEnquiry({ ...PERSON, message: "Vanish first", phone: "98765 43210" });
		const { id } = await enquiries.save(form, ["email"]);
		const change = (given: Change) => changeEnquiry(database, { id, by: byPerson(staffId) }, given);
		await change({ kind: "note", text: "Vanish note" });
		await change({ kind: "answer", text: "Dear Vanish", cc: ["vanish@other.example"] });
		const claim = await claimOne(stores, "answer");
		await stores.outbox.markDelivered(claim);
		const receive = async (headers: Record<string, string>, text: string) => {
			const raw = writeMail({ headers: { From: PERSON.email, ...headers }, text, parts: [FILE] });
			const message = await parseMessage(raw);
			if (!message) throw new Error("it is no message");
			return takeMessage(raw, message, services, SETTINGS);
		};
		const thread = { "In-Reply-To": toMessageId(claim.delivery.id, "hello@kiteline.example") };
		expect(await receive(thread, "Vanish reply\n\n> Dear Vanish")).toBe("taken");
		const away = { "Auto-Submitted": "auto-replied" };
		expect(await receive({ ...thread, ...away }, "Vanish is away")).toBe("ignored");
		expect(await receive({ Subject: "Vanish asks anew" }, "Vanish second")).toBe("taken");
		const text = "Vanish draft";
		await createDraftStore(database).save(staffId, id, { text, was: "", cc: "v@vanish.example" });
		await change({ kind: "answer", text: "Vanish later", sendAt: "2099-01-01T00:00:00.000Z" });
		expect((await findTraces(database, place.DATA_DIR)).length).toBeGreaterThan(5);

		expect(await staff.erase({ email: PERSON.email })).toBe(2);
		expect(await findTraces(database, place.DATA_DIR)).toEqual([]);
	});
});
