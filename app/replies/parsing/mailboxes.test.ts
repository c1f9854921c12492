import { expect, it } from "vitest";
import { parseMailboxes, toAddress } from "./mailboxes.ts";

const RIYA = "riya@desaicotton.example";
it.each<[header: string, name: string]>([
	[`Desai, Riya <${RIYA}>`, "Desai, Riya"],
	[`Desai; Riya <${RIYA}>`, "Desai, Riya"],
	[`Riya Desai, MBA, PhD <${RIYA}>`, "Riya Desai, MBA, PhD"],
	[`Müller, Zoë <${RIYA}>`, "Müller, Zoë"],
	[`Riya [Sales, Surat] <${RIYA}>`, "Riya [Sales, Surat]"],
	[`"Desai, Riya" <${RIYA}>`, "Desai, Riya"],
	[`=?utf-8?Q?Desai=2C_Riya?= <${RIYA}>`, "Desai, Riya"],
	[`Riya, ${RIYA}`, "Riya"],
	[`a@b, Riya <${RIYA}>`, "Riya"],
	[`Riya <mailto:${RIYA}>`, "Riya"],
	['Riya <"riya"@desaicotton.example>', "Riya"],
	[`Riya <@relay.example:${RIYA}>`, "Riya"],
	[`Riya <${RIYA}.>`, "Riya"],
	[`${RIYA} (Riya)`, "Riya"],
	[`Desai, Riya <${RIYA}>, Meera <m@x.example>`, "Desai, Riya"],
])("the first mailbox that has an address is the sender: %s", (header, name) => {
	expect(parseMailboxes(header)[0]).toEqual({ name, address: RIYA });
});

it("an address may be long, or in another script", () => {
	const long = `riya-${"x".repeat(65)}@relay.example`;
	expect(toAddress(long)).toBe(long);
	expect(toAddress("riya@उदाहरण.भारत")).toBe("riya@xn--p1b6ci4b4b3a.xn--h2brj9c");
	expect(toAddress("रिया@x.example")).toBe("रिया@x.example");
});

it.each([
	"\u202emoc.knab@evil.example",
	"a\u200bb@x.example",
	"a@exa\u200bmple.com",
	"a\u3164@x.example",
	"a@b",
	"a@-",
	"a@x..y",
	"a b@x.example",
	"@x.example",
	"a@[1.2.3.4]",
])("what the form would reject is no address: %j", (text) => {
	expect(toAddress(text)).toBeNull();
});
