import { expect, it } from "vitest";
import { toFields } from "#app/platform/http/form-fields.ts";
import { accept, reject } from "#app/platform/result.ts";
import { changeFields, parseChange } from "./intents.ts";

const parse = (
	intent: string,
	fields: Record<string, string> = {},
	staff: Parameters<typeof parseChange>[2] = [],
) => parseChange(intent, changeFields.parse(toFields(new URLSearchParams(fields))), staff);

it.each(["spam", "ham", "send-again"])("the intent %s is a change", (kind) => {
	expect(parse(kind)).toEqual(accept({ kind }));
});

it.each(["", "Spam", "delete", "constructor"])(
	"the intent %j is none, and the reason is told",
	(intent) => {
		expect(parse(intent)).toEqual(reject(expect.stringMatching(/what this form asks/)));
	},
);

it.each([
	["1.5 lakh", 150_000],
	["₹45,000", 45_000],
	["2 crore", 20_000_000],
	["", null],
])("a value of %j is won as %j rupees", (value, rupees) => {
	expect(parse("won", { value })).toEqual(accept({ kind: "won", value: rupees }));
});

it.each(["much", "0", "-5", "12,5", "1.5", "10 %"])("the value %j is told to be none", (value) => {
	expect(parse("won", { value })).toEqual(
		reject(expect.stringMatching(/^The value was not saved\. /)),
	);
});

it("a reason is one of the list, or in own words, or none", () => {
	for (const [typed, reason] of [
		["Price", "Price"],
		["A cousin does it", "A cousin does it"],
		["", null],
	] as const)
		expect(parse("lost", { reason: typed })).toEqual(accept({ kind: "lost", reason }));
	expect(parse("lost", { reason: "x".repeat(201) })).toEqual(
		reject(expect.stringContaining("201 characters, and at most 200 are possible")),
	);
});

it("a colleague who is disabled cannot be the owner", () => {
	const staff = [
		{ id: "asha", name: "Asha", disabledAt: "2026-11-01T00:00:00.000Z" },
		{ id: "kabir", name: "Kabir", disabledAt: null },
	];
	const give = (owner: string) => parse("owner", { owner }, staff);
	expect(give("asha")).toEqual(reject(expect.stringMatching(/^Asha can no longer sign in/)));
	expect(give("kabir")).toEqual(accept({ kind: "owner", owner: "kabir" }));
});
