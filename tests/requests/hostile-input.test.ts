import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { GOOD, makeAgedForm, readEnquiries } from "../support/enquiries.ts";
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from "../support/hostile.ts";
import { parseHtml } from "../support/parse-html.ts";
import { ROOT } from "../support/project-folder.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { runEnquiries } from "../support/started-process.ts";
import { postForm } from "./visitor.ts";

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
	const response = await postForm({ ...form, ...fields });
	const page = parseHtml(await response.text());
	const wrong = page.attributes('[aria-invalid="true"]', "name");
	return { ...form, status: response.status, wrong };
}

/** As the form promises: composed, trimmed, with line feeds; a browser sends no lone surrogate. */
function toStored(text: string): string {
	const lines = text.toWellFormed().replaceAll(/\r\n?/g, "\n");
	return lines.trim().normalize("NFC");
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
			for (const name of FIELD_NAMES)
				if (answer.wrong.includes(name)) fields = { ...fields, [name]: GOOD[name] };
			answer = await post(fields);
		}
		expect(answer.status, JSON.stringify(fields)).toBe(303);
		sent.set(answer.submissionId, fields);
	}
	const rows = new Map(readEnquiries(site).map((row) => [row.submission_id, row]));
	for (const [id, fields] of sent)
		for (const name of FIELD_NAMES) expect(rows.get(id)?.[name]).toBe(toStored(fields[name]));
	return sent.size - refused;
}

const toSample = (text: string, at: number): Fields => ({
	name: text.slice(0, 200),
	email: GOOD.email.replace("@", `+${at}@`),
	message: `A message with ${text}`,
});

describe("hostile texts are stored as they were typed, or refused at their field", () => {
	test("those written for this, and addresses", async () => {
		expect(await sendAll(HOSTILE_TEXTS.map(toSample))).toBeGreaterThan(20);
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
	const exported = new Map<unknown, unknown>();
	for (const line of lines.stdout.trimEnd().split("\n")) {
		const { id, message } = JSON.parse(line);
		exported.set(id, message);
	}
	const stored = readEnquiries(site).map(({ id, message }) => [id, message] as const);
	expect(exported).toEqual(new Map(stored));
	const table = await runEnquiries(["export", "--format", "csv"], { cwd: ROOT, settings });
	const cells = table.stdout.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/gm);
	for (const [, quoted, plain] of cells) expect(quoted ?? plain ?? "").not.toMatch(/^[=+\-@\t\r]/);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
	expect(table.stdout).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/);
});
