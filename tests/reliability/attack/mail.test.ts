import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { chromium } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { setClock } from "#app/platform/clock.ts";
import { HOUR, MINUTE } from "#app/platform/durations.ts";
import { FILE_TYPES } from "#app/replies/parsing/file-types.ts";
import { startDesk } from "../../support/desk.ts";
import { isShort } from "../../support/is-short.ts";
import { PATIENCE } from "../../support/patience.ts";
import { readTestClock } from "../../support/read-test-clock.ts";
import { MAIL_SECRET, signMail } from "../../support/sign-mail.ts";
import { judgeAnswer, MARK } from "./judge-answer.ts";
import { BOMB, EVIL, MAILS, mailShot } from "./mail-lists.ts";
import { sendBytes, writeRequest } from "./shots.ts";

const OFFICE = "office@kiteline.example";
const seed = Number(process.env.ATTACK_SEED ?? (isShort ? 1 : randomInt(2 ** 31)));
console.log(`What is sent follows from ATTACK_SEED=${seed}.`);

/** The number of pages that are opened in a browser. */
const MOST_OPENED = isShort ? 40 : 120;

let desk: Awaited<ReturnType<typeof startDesk>>;

beforeAll(async () => {
	setClock(readTestClock);
	desk = await startDesk({
		ENQUIRY_TO: OFFICE,
		MAIL_HOOK_SECRET: MAIL_SECRET,
		MAIL_ENQUIRIES: "on",
		RATE_LIMIT_ENQUIRIES: "100000/1s",
	});
	return async () => {
		await desk.stop();
		setClock();
	};
});

/** The number of messages of one hour: of more the site quarantines the further ones, without their files. */
const MOST_OF_HOUR = 25;

/** Sends messages to the hook, as in many hours. Returns the statuses of those that were not taken. */
async function post(mails: readonly Uint8Array<ArrayBuffer>[]): Promise<number[]> {
	const statuses: number[] = [];
	for (const [index, body] of mails.entries()) {
		if (index % MOST_OF_HOUR === 0) await makeOlder();
		const how = { method: "POST", headers: signMail(body), body };
		statuses.push((await fetch(`${desk.origin}/hooks/mail`, how)).status);
	}
	return statuses.filter((status) => status !== 202);
}

/** Makes all enquiries older by more than an hour. */
async function makeOlder(): Promise<void> {
	const { db } = desk.stores.database;
	for (const { id, createdAt } of await db
		.selectFrom("enquiries")
		.select(["id", "createdAt"])
		.execute()) {
		const older = new Date(Date.parse(createdAt) - HOUR - MINUTE).toISOString();
		await db.updateTable("enquiries").set({ createdAt: older }).where("id", "=", id).execute();
	}
}

const get = (path: string) =>
	sendBytes(desk.site.port, writeRequest(path, { headers: [["Cookie", desk.cookie]] }));
/** Lists the paths of the enquiries' pages, oldest first: those of the list come before those of chance. */
async function listPaths(): Promise<string[]> {
	const query = desk.stores.database.db.selectFrom("enquiries").select("id").orderBy("createdAt");
	return (await query.execute()).map(({ id }) => `/desk/enquiries/${id}`);
}

describe("hostile e-mails", { timeout: 300_000 * PATIENCE }, () => {
	test("are taken or rejected by the hook", async () => {
		expect(await post(MAILS)).toEqual([]);
		const shots = fc.sample(mailShot, { numRuns: isShort ? 100 : 1_000, seed });
		const others = new Set(await post(shots));
		expect([...others].filter((status) => status !== 200 && status !== 422)).toEqual([]);
		expect(desk.site.output().stdout).not.toMatch(/"level":"(error|fatal)"/);
	});

	test("put no element, attribute or header of theirs into the desk's pages", async () => {
		const lists = ["all", "spam"].map((view) => `/desk?view=${view}`);
		const paths = await listPaths();
		expect(paths.length).toBeGreaterThan(MAILS.length);
		const errors: string[] = [];
		let shown = 0;
		for (const path of [...paths, ...lists, `/desk?q=${MARK}`, "/desk/enquiries.csv?view=all"]) {
			const answer = await get(path);
			if (answer.body.includes(MARK)) shown++;
			// The site is at an address without TLS.
			const found = judgeAnswer(answer, [200]).filter(
				(each) => !each.startsWith("Strict-Transport-Security"),
			);
			errors.push(...found.map((each) => `${path}: ${each}`));
		}
		expect(errors).toEqual([]);
		expect(shown).toBeGreaterThan(20);
	});

	test("run nothing and load nothing in a browser, whatever its policy", async () => {
		const browser = await chromium.connect(inject("chromium"));
		const context = await browser.newContext({ bypassCSP: true });
		const [name = "", value = ""] = desk.cookie.split("=");
		await context.addCookies([{ name, value, url: desk.origin }]);
		const left: string[] = [];
		await context.route("**", (route) => {
			const url = route.request().url();
			if (url.startsWith(`${desk.origin}/`)) return route.continue();
			left.push(url);
			return route.abort();
		});
		context.on("console", (message) => left.push(message.text()));
		context.on("dialog", (dialog) => {
			left.push(dialog.type());
			dialog.dismiss().catch(() => {});
		});
		const page = await context.newPage();
		for (const path of (await listPaths()).slice(0, MOST_OPENED)) {
			await page.goto(desk.origin + path);
			expect(new URL(page.url()).pathname).toBe(path);
			const foreign = `[href^="${EVIL}"], [src^="${EVIL}"], [action^="${EVIL}"], base`;
			expect(await page.locator(foreign).count()).toBe(0);
		}
		expect(left).toEqual([]);
		await browser.close();
	});

	test("have files that are downloads of bytes, with harmless names, as they were sent", async () => {
		const { db, files } = desk.stores.database;
		const rows = await db
			.selectFrom("attachments")
			.innerJoin("enquiries", "enquiries.id", "attachments.enquiryId")
			.selectAll("attachments")
			.select("verdict")
			.execute();
		expect(rows.filter(({ isKept }) => isKept).length).toBeGreaterThan(10);
		for (const { id, name, isKept, verdict } of rows) {
			expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}<>:"|?*]{1,120}$/u);
			const { status, headers } = await fetch(`${desk.origin}/desk/attachments/${id}`, {
				headers: { Cookie: desk.cookie },
			});
			expect([status, isKept]).toEqual(isHeld({ verdict }) ? [404, 0] : [200, 1]);
			if (!isKept) continue;
			// The types of pictures, documents and plain text: none of them runs.
			expect(["application/octet-stream", ...FILE_TYPES.values()]).toContain(
				headers.get("Content-Type"),
			);
			expect(headers.get("Content-Type")).not.toMatch(/html|svg|script|\/xml/);
			expect(headers.get("Content-Disposition")).toMatch(
				/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.%~!-]+$/,
			);
			expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
			expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
			expect(headers.has(`X-${MARK}`)).toBe(false);
		}
		const bomb = rows.find(({ name }) => name === "bomb.gz");
		expect(bomb && Buffer.from((await files.get(bomb)) ?? [])).toEqual(BOMB);
	});

	test("send the agency alone e-mails, without a header of theirs", async () => {
		const { db } = desk.stores.database;
		const pending = () => db.selectFrom("deliveries").select("id").where("state", "=", "pending");
		await expect.poll(async () => (await pending().execute()).length, { timeout: 60_000 }).toBe(0);
		const { messages } = desk.mail;
		expect(messages.length).toBeGreaterThan(10);
		for (const { envelope, raw } of messages) {
			expect(envelope.to).toEqual([OFFICE]);
			const [head = ""] = raw.split("\r\n\r\n");
			expect(head).not.toMatch(new RegExp(`^(Bcc|X-${MARK}|${MARK}):`, "im"));
		}
	});

	test("leave the process well", async () => {
		const status = readFileSync(`/proc/${desk.site.pid()}/status`, "utf8");
		const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
		// It levels off at 530 MB after 2,000 messages, without the limits of `npm start`.
		expect(Number(kilobytes) / 1_024, "MB of memory").toBeLessThan(800);
		await desk.site.end("SIGTERM");
		expect(desk.site.exitCodes).toEqual([0]);
		expect(desk.site.output().stdout).not.toMatch(/"level":"(error|fatal)"/);
	});
});
