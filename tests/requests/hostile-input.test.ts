import { beforeAll, expect, test } from "vitest";
import { GOOD, makeAgedForm, readEnquiries } from "../support/enquiries.ts";
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from "../support/hostile.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { postForm } from "./visitor.ts";

provideSite();
// The key that signs forms is made with the first form.
beforeAll(() => site.request("/contact"));

/** The status of the answer, and what the store has of the form. */
async function send(fields: Partial<typeof GOOD>) {
	const form = makeAgedForm(site, 60_000);
	const { status } = await postForm({ ...form, ...GOOD, ...fields });
	const row = readEnquiries(site).find(({ submission_id }) => submission_id === form.submissionId);
	return { status, row };
}

/** As the form promises: composed, trimmed, with line feeds; a browser sends no lone surrogate. */
function toStored(text: string): string {
	const lines = text.toWellFormed().replaceAll(/\r\n?/g, "\n");
	return lines.trim().normalize("NFC");
}

const CONTROL = /[^\P{Cc}\r\n\t]/u;
const [short, long] = [true, false].map((isShort) =>
	HOSTILE_TEXTS.filter((text) => !CONTROL.test(text) && text.length < 200 === isShort),
);

test.each([short?.join("\n") ?? "", ...(long ?? [])])(
	"hostile texts are stored as they were typed in a message: %#",
	async (message) => {
		const { status, row } = await send({ message });
		expect([status, row?.message]).toEqual([303, toStored(message)]);
	},
);

test.each(HOSTILE_TEXTS.filter((text) => CONTROL.test(text)))(
	"control characters are refused in a message: %j",
	async (text) => {
		const { status, row } = await send({ message: `A message with ${text}` });
		expect([status, row]).toEqual([422, undefined]);
	},
);

// Which of them a field takes: app/enquiries/enquiry-fields.test.ts.
test.each<[field: "name" | "email", values: readonly string[]]>([
	["name", HOSTILE_TEXTS.filter((_text, at) => at % 6 === 0)],
	["email", HOSTILE_ADDRESSES],
])("a hostile %s is stored as it was typed, or refused", async (field, values) => {
	const statuses = new Set<number>();
	for (const value of values) {
		const { status, row } = await send({ [field]: value });
		statuses.add(status);
		expect(row?.[field], `${status} for ${value}`).toBe(
			status === 303 ? toStored(value) : undefined,
		);
	}
	expect([...statuses].toSorted()).toEqual([303, 422]);
});
