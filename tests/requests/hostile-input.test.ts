import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { makeAgedForm, readEnquiries } from "../support/enquiries.ts";
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from "../support/hostile-texts.ts";
import { ROOT } from "../support/project-folder.ts";
import { type Site, startSite } from "../support/site.ts";
import { runEnquiries } from "../support/staff.ts";

const CORPORA = join(ROOT, "../shared/corpora");
const GOOD_MESSAGE = "We weave bedsheets in Surat and sell too few.";

let site: Site;

beforeAll(async () => {
	site = await startSite();
	await site.request("/contact");
	return () => site.stop();
}, 60_000);

afterEach(async () => {
	expect(await site.takeErrors()).toBe("");
});

/** Sends it and gives the status with the row that came of it. */
async function send(fields: { name?: string; email?: string; message?: string }) {
	const form = makeAgedForm(site, 60_000);
	const { name = "Riya Desai", email = "riya@x.example", message = GOOD_MESSAGE } = fields;
	const body = new FormData();
	for (const [key, value] of Object.entries({ ...form, name, email, message }))
		body.set(key, value);
	const { status } = await site.request("/contact", { method: "POST", body });
	const row = readEnquiries(site).find(({ submission_id }) => submission_id === form.submissionId);
	return { status, row };
}

/** As the form promises: composed, trimmed, with line feeds; a browser sends no lone surrogate. */
function toStored(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/\r\n?|\n/g, "\n")
		.trim()
		.normalize("NFC");
}

/** Stored exactly as it was typed, or refused by 422 with nothing stored. */
async function expectStoredOrRefused(field: "name" | "email" | "message", text: string) {
	const { status, row } = await send({ [field]: text });
	if (status === 303) expect(row?.[field]).toBe(toStored(text));
	else expect([status, row]).toEqual([422, undefined]);
	return status;
}

function readCorpus(name: string): unknown {
	const file = join(CORPORA, name);
	if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
	console.log(`${name} of the shared samples is not there and is left out.`);
	return [];
}

describe("hostile texts are stored as they were typed, or refused in words", () => {
	test("those written for this", async () => {
		const taken: number[] = [];
		for (const text of HOSTILE_TEXTS) {
			await expectStoredOrRefused("name", text);
			taken.push(await expectStoredOrRefused("message", `A message with ${text}`));
		}
		for (const text of HOSTILE_ADDRESSES) await expectStoredOrRefused("email", text);
		expect(taken.filter((status) => status === 303).length).toBeGreaterThan(45);
	});

	test("the collected naughty strings", async () => {
		for (const text of z.array(z.string()).parse(readCorpus("blns.json"))) {
			await expectStoredOrRefused("name", text);
			await expectStoredOrRefused("message", text);
			await expectStoredOrRefused("message", `A message with ${text}`);
		}
	}, 120_000);

	test("the collected addresses", async () => {
		const samples = z
			.array(z.object({ email: z.string(), class: z.string() }))
			.parse(readCorpus("emails.json"));
		for (const { email } of samples) await expectStoredOrRefused("email", email);
	}, 120_000);
});

test("an export of all of them is whole, and no cell is a formula", async () => {
	const settings = { DATA_DIR: site.dataDir };
	const stored = readEnquiries(site);
	const lines = await runEnquiries(["export", "--format", "jsonl"], { cwd: ROOT, settings });
	const exported = lines.stdout
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(exported).toHaveLength(stored.length);
	const messages = new Map(exported.map(({ id, message }) => [id, message]));
	for (const { id, message } of stored) expect(messages.get(id)).toBe(message);
	const table = await runEnquiries(["export", "--format", "csv"], { cwd: ROOT, settings });
	const cells = table.stdout.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/gm);
	for (const [, quoted, plain] of cells) expect(quoted ?? plain ?? "").not.toMatch(/^[=+\-@\t\r]/);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
	expect(table.stdout).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/);
});
