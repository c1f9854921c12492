import { expect, it } from "vitest";
import { parseChange } from "./parse-change.ts";

const parse = (intent: string) => parseChange((name) => (name === "intent" ? intent : ""), []);

it.each(["spam", "ham", "send-again"])("the intent %s is a change", (kind) => {
	expect(parse(kind)).toEqual({ kind });
});

it.each(["", "Spam", "delete", "constructor"])(
	"the intent %j is none, and the reason is told",
	(intent) => {
		expect(parse(intent)).toMatch(/^This form asks/);
	},
);
