import { beforeAll, expect, test } from "vitest";
import { GOOD, makeAgedForm, readEnquiries } from "../support/enquiries.ts";
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from "../support/hostile.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { postForm } from "./visitor.ts";

provideSite();
// The key that signs forms is created with the first form.
beforeAll(() => site.request("/contact"));

/** Sends a form. Returns the status, and what the store has of the form. */
async function send(fields: Partial<typeof GOOD>) {
	const form = makeAgedForm(site, 60_000);
	const { status } = await postForm({ ...form, ...GOOD, ...fields });
	const row = readEnquiries(site).find(({ submission_id }) => submission_id === form.submissionId);
	return { status, row };
}

/** Returns a text as the store has it: composed, trimmed, with line feeds; a browser sends no lone surrogate. */
function toStored(text: string): string {
	const lines = text.toWellFormed().replaceAll(/\r\n?|[\u2028\u2029]/g, "\n");
	return lines.trim().normalize("NFC");
}

/** The texts without control characters, which are cleaned: app/platform/clean-text.test.ts. */
const PLAIN = HOSTILE_TEXTS.filter((text) => !/[^\P{Cc}\r\n\t]/u.test(text));
const short = PLAIN.filter((text) => text.length < 200);
const long = PLAIN.filter((text) => text.length >= 200);

test.each([short.join("\n"), ...long])(
	"hostile texts are stored as they were typed in a message: %#",
	async (message) => {
		const { status, row } = await send({ message });
		expect([status, row?.message]).toEqual([303, toStored(message)]);
	},
);

test("a hostile email is stored as it was typed, or rejected", async () => {
	const statuses = new Set<number>();
	for (const email of HOSTILE_ADDRESSES) {
		const { status, row } = await send({ email });
		statuses.add(status);
		expect(row?.email, `${status} for ${email}`).toBe(status === 303 ? email : undefined);
	}
	expect([...statuses].toSorted()).toEqual([303, 422]);
});
