import { sql } from "kysely";
import { expect } from "vitest";
import { writeMail } from "../support/incoming-mail.ts";
import { parseHtml } from "../support/parse-html.ts";
import { MAIL_SECRET, signMail } from "../support/sign-mail.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";

provideSite({ MAIL_HOOK_SECRET: MAIL_SECRET, MAIL_ENQUIRIES: "on" });

const SECTION = 'section[aria-label="Messages that could not be imported"]';

const send = (body: Uint8Array<ArrayBuffer>) =>
	site.request("/hooks/mail", { method: "POST", body, headers: signMail(body) });

test("a message that cannot be stored is asked for again, then no more, and the desk tells of it until it is dismissed", async ({
	desk,
}) => {
	const { db } = desk.stores.database;
	// The store rejects this one message alone.
	await sql`create trigger poison before insert on enquiries when new.message like '%poison%'
		begin select raise(abort, 'no'); end`.execute(db);
	const headers = { From: "Kabir <Kabir@client.example>", Subject: "A <b>plan</b>" };
	const poison = writeMail({ headers, text: "It has poison." });
	for (let tries = 1; tries < 6; tries++) {
		const response = await send(poison);
		expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "300"]);
		// Others are not behind it.
		const good = writeMail({ headers: { From: `v${tries}@client.example` }, text: "Hello" });
		expect((await send(good)).status).toBe(202);
	}
	expect(await desk.read("/desk")).not.toContain("could not be imported");
	expect((await send(poison)).status).toBe(422);
	const page = parseHtml(await desk.read("/desk", desk.ofKabir));
	expect(page.text(`${SECTION} summary`)).toContain(
		"A message could not be imported. It is in the mailbox.",
	);
	expect(page.text(`${SECTION} details`)).toMatch(
		/From kabir@client\.example, “A <b>plan<\/b>”, since .*: it could not be stored\./,
	);
	const message = page.attribute('input[name="message"]', "value") ?? "";
	const dismissed = await desk.post("/desk", { intent: "dismiss-message", message }, desk.ofKabir);
	expect([dismissed.status, dismissed.headers.get("Location")]).toEqual([
		303,
		"/desk?done=dismiss-message#done",
	]);
	expect(await desk.read("/desk")).not.toContain("could not be imported");
	await sql`drop trigger poison`.execute(db);
	expect((await send(poison)).status).toBe(202);
	expect(await db.selectFrom("setAsideMessages").selectAll().execute()).toEqual([]);
	expect(await site.takeErrors()).toBe(
		"A message could not be stored: ERR_SQLITE_ERROR.\n".repeat(6),
	);
});
