import { describe, expect, test } from "vitest";
import { HOUR } from "#app/platform/durations.ts";
import { ANSWER, REPLIES, WORDS, writeMail } from "../../support/incoming-mail.ts";
import { isShort } from "../../support/is-short.ts";
import { parseHtml } from "../../support/parse-html.ts";
import { PATIENCE } from "../../support/patience.ts";
import { openCorrespondence, VISITOR, writeReply } from "./correspondence.ts";
import { hasDovecot } from "./start-dovecot.ts";

const toLines = (text: string | null | undefined) => text?.trim().replaceAll(/\n+/g, "\n");

describe.runIf(hasDovecot)("replies by a real mail server", { timeout: 120_000 * PATIENCE }, () => {
	test("of each mail program come to their enquiry, with the quote apart, and so does the reply to the reply", async () => {
		const { server, desk, listReplies, save, answer } = await openCorrespondence();
		const ids: string[] = [];
		for (const [program, mail] of Object.entries(REPLIES)) {
			const id = await save(`We weave, and write by ${program}`);
			ids.push(id);
			await server.append([writeReply(await answer(id, ANSWER), mail)]);
			await expect.poll(async () => (await listReplies()).map((reply) => reply.id)).toEqual(ids);
			const last = (await listReplies()).at(-1);
			expect(toLines(last?.text), program).toBe(toLines(WORDS));
			for (const line of ANSWER.split("\n")) expect(last?.quoted, program).toContain(line);
			expect(await desk.find(id)).toMatchObject({ state: "new" });
		}
		const [id = ""] = ids;
		const second = await answer(id, "Tuesday at four, then.");
		await server.append([writeReply(second, { text: "We look forward." })]);
		await expect.poll(async () => (await listReplies()).length).toBe(ids.length + 1);
		expect((await listReplies()).at(-1)).toMatchObject({ id, text: "We look forward." });
	});

	test("survive two hours without the server, a restart, thousands of other messages, and come once", async () => {
		const { server, desk, passTime, readTexts, save, answer } = await openCorrespondence();
		const original = await answer(await save("We weave bedsheets"), ANSWER);
		await server.stop();
		await expect.poll(() => desk.site.output().stdout).toContain("ECONNREFUSED");
		await passTime(2 * HOUR);
		await server.start();
		const first = writeReply(original, { text: "one" });
		await server.append([first]);
		await expect.poll(readTexts).toEqual(["one"]);
		await desk.site.end("SIGTERM");
		const unrelated = Array.from({ length: isShort ? 200 : 5_000 }, (_, at) =>
			writeMail({
				headers: { From: `s${at}@spam.example`, Subject: "Our offer" },
				text: `offer ${at}`,
			}),
		);
		await server.append([first, ...unrelated, writeReply(original, { text: "two" })]);
		await desk.site.startAgain();
		await passTime(0);
		await expect.poll(readTexts, { timeout: 50_000 * PATIENCE }).toEqual(["one", "two"]);
		expect(await desk.stores.enquiries.count()).toBe(1);
	});

	test("belong by an address that is signed, whoever writes, and by a forged one to nothing", async () => {
		const { server, desk, listReplies, readTexts, save, answer } = await openCorrespondence({
			REPLY_ADDRESS: "agency+{token}@agency.example",
		});
		const id = await save("We weave bedsheets");
		await answer(id, ANSWER);
		const signed = desk.listMails(VISITOR).at(-1)?.parsed.replyTo?.[0]?.address ?? "";
		expect(signed).toMatch(/^agency\+[0-9a-f]{52}@agency\.example$/);
		const write = (To: string, From: string, text: string) =>
			writeMail({ headers: { To, From, Subject: "About the bedsheets" }, text });
		const forged = signed.replace(/.@/, (end) => (end.startsWith("0") ? "1@" : "0@"));
		const unsigned = `agency+${id}.0123456789abcdef0123@agency.example`;
		await server.append([
			write(forged, VISITOR, "forged"),
			write(forged, "Mallory <m@evil.example>", "forged too"),
			write(unsigned, VISITOR, "unsigned"),
			write(signed, "Arun Desai <arun@desai.example>", "from a colleague"),
			write(signed, VISITOR, "from herself"),
		]);
		await expect.poll(readTexts).toEqual(["from a colleague", "from herself"]);
		expect((await listReplies()).map(({ isOtherSender }) => isOtherSender)).toEqual([1, 0]);
		const page = parseHtml(await (await desk.get(id)).text());
		const [colleague, herself] = page.texts('[data-kind="reply"]');
		expect(colleague).toContain("From another address: arun@desai.example");
		expect(herself).not.toContain("From another address");
		expect(await desk.stores.enquiries.count()).toBe(1);
	});

	test("are told from absences, bounces, malformed and forged messages", async () => {
		const { server, desk, listReplies, readTexts, listKinds, save, answer } =
			await openCorrespondence();
		const id = await save("We weave bedsheets");
		const original = await answer(id, ANSWER);
		await server.append([
			writeReply(original, {
				headers: { "Auto-Submitted": "auto-replied", Precedence: "bulk" },
				text: "I am away until Monday.",
			}),
			"no message at all\r\n",
			Buffer.from("\x01\xff\r\n\r\n", "latin1"),
			writeReply(original, { headers: { From: "Mallory <m@evil.example>" }, text: "forged" }),
		]);
		await expect.poll(readTexts).toEqual(["forged"]);
		await server.append([writeReply(original, { text: "true" })]);
		await expect.poll(readTexts).toEqual(["forged", "true"]);
		expect((await listReplies()).map(({ isOtherSender }) => isOtherSender)).toEqual([1, 0]);
		await server.append([
			writeMail({
				headers: {
					From: "mailer-daemon@mx.example",
					"Return-Path": "<>",
					"Content-Type": 'multipart/report; report-type=delivery-status; boundary="b1"',
				},
				text: "Your message could not be delivered.",
				parts: [
					`Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ${VISITOR}\nAction: failed\nStatus: 5.1.1\n`,
					`Content-Type: text/rfc822-headers\n\nMessage-ID: ${original}\n`,
				],
			}),
		]);
		await expect.poll(listKinds).toContain("answer-bounced");
		expect(await (await desk.get(id)).text()).toContain("This address does not exist");
	});
});
