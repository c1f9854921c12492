import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { GOOD, makeAgedForm, readEnquiries } from "../support/enquiries.ts";
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from "../support/hostile-texts.ts";
import { ROOT } from "../support/project-folder.ts";
import { provideSite, site } from "../support/provided.ts";
import { runEnquiries } from "../support/staff.ts";

type Fields = { name: string; email: string; message: string };

const CORPUS = join(ROOT, "../shared/corpora/blns.json");
const FIELD_NAMES = ["name", "email", "message"] as const;

provideSite();
// The key that signs forms is made with the first form.
beforeAll(() => site.request("/contact"));

afterEach(async () => {
	expect(await site.takeErrors()).toBe("");
});

async function post(fields: Fields) {
	const form = makeAgedForm(site, 60_000);
	const body = new FormData();
	for (const [key, value] of Object.entries({ ...form, ...fields })) body.set(key, value);
	const response = await site.request("/contact", { method: "POST", body });
	return { ...form, status: response.status, html: await response.text() };
}

/** The fields that the page marks as wrong. */
function listWrong(html: string) {
	const marked = html.match(/<(?:input|textarea)\b[^>]*aria-invalid="true"[^>]*>/g) ?? [];
	return FIELD_NAMES.filter((name) => marked.some((tag) => tag.includes(`name="${name}"`)));
}

/** As the form promises: composed, trimmed, with line feeds; a browser sends no lone surrogate. */
function toStored(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/\r\n?|\n/g, "\n")
		.trim()
		.normalize("NFC");
}

/** Sends each, and what is refused once more with good words in the fields that are marked. */
async function sendAll(samples: readonly Fields[]) {
	const sent = new Map<string, Fields>();
	let refused = 0;
	for (const sample of samples) {
		let fields = sample;
		let answer = await post(fields);
		if (answer.status === 422) {
			refused++;
			for (const name of listWrong(answer.html)) fields = { ...fields, [name]: GOOD[name] };
			answer = await post(fields);
		}
		expect(answer.status, JSON.stringify(fields)).toBe(303);
		sent.set(answer.submissionId, fields);
	}
	const rows = new Map(readEnquiries(site).map((row) => [row.submission_id, row]));
	for (const [id, { name, message }] of sent)
		expect(rows.get(id)).toMatchObject({ name: toStored(name), message: toStored(message) });
	for (const [id, { email }] of sent) expect(rows.get(id)?.email).toBe(toStored(email));
	return { taken: sent.size - refused };
}

const toSample = (text: string, at: number): Fields => ({
	name: text,
	email: GOOD.email.replace("@", `+${at}@`),
	message: `A message with ${text}`,
});

describe("hostile texts are stored as they were typed, or refused at their field", () => {
	test("those written for this, and addresses", async () => {
		const texts = await sendAll(HOSTILE_TEXTS.map(toSample));
		expect(texts.taken).toBeGreaterThan(20);
		await sendAll(HOSTILE_ADDRESSES.map((email) => ({ ...GOOD, email })));
	});

	test.skipIf(!existsSync(CORPUS))("a third of the collected naughty strings", async () => {
		const strings = z.array(z.string()).parse(JSON.parse(readFileSync(CORPUS, "utf8")));
		await sendAll(strings.filter((_text, at) => at % 3 === 0).map(toSample));
	});
});

test("an export of all of them is whole, and no cell is a formula", async () => {
	const settings = { DATA_DIR: site.dataDir };
	const lines = await runEnquiries(["export", "--format", "jsonl"], { cwd: ROOT, settings });
	const exported = lines.stdout
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
	const toPair = ({ id, message }: { id?: unknown; message?: unknown }) => [id, message];
	expect(new Map(exported.map(toPair) as [])).toEqual(
		new Map(readEnquiries(site).map(toPair) as []),
	);
	const table = await runEnquiries(["export", "--format", "csv"], { cwd: ROOT, settings });
	const cells = table.stdout.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/gm);
	for (const [, quoted, plain] of cells) expect(quoted ?? plain ?? "").not.toMatch(/^[=+\-@\t\r]/);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
	expect(table.stdout).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/);
});
