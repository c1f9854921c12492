import { expect, it } from "vitest";
import * as z from "zod/mini";
import { parseCode, parseCodes } from "./stored-codes.ts";

const schema = z.object({ code: z.literal("busy"), minutes: z.number() });
const busy = { code: "busy", minutes: 5 };

it.each([
	[JSON.stringify(busy), busy],
	["550 5.1.1 (RCPT TO)", { code: "text", text: "550 5.1.1 (RCPT TO)" }],
	["42", { code: "text", text: "42" }],
	['{"code":"later"}', { code: "text", text: '{"code":"later"}' }],
])("a row with %s has the code %j", (stored, code) => {
	expect(parseCode(schema, stored)).toEqual(code);
});

it("codes and sentences of one row stay in their order", () => {
	expect(parseCodes(schema, JSON.stringify(["It is busy.", busy]))).toEqual([
		{ code: "text", text: "It is busy." },
		busy,
	]);
	expect(parseCodes(schema, "two links; a trap")).toEqual([
		{ code: "text", text: "two links; a trap" },
	]);
});
