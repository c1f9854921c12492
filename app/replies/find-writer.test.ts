import { expect, it } from "vitest";
import { writeMail } from "../../tests/support/incoming-mail.ts";
import { findWriter } from "./find-writer.ts";
import { createOwnAddresses } from "./own-addresses.ts";
import { parseMessage } from "./parsing/parse-message.ts";

const OURS = "hello@kiteline.example";
const own = createOwnAddresses({
	ENQUIRY_FROM: OURS,
	ENQUIRY_TO: "kiteline@gmail.example",
	REPLY_ADDRESS: "answers-{token}@kiteline.example",
});
const SIGNED = `answers-${"0".repeat(52)}@kiteline.example`;

it.each<[what: string, headers: Record<string, string>, writer: string, sender: string]>([
	["a person", { From: "a@x.example" }, "a@x.example", "a@x.example"],
	[
		"a person with a Reply-To",
		{ From: "a@x.example", "Reply-To": "b@x.example" },
		"a@x.example",
		"a@x.example",
	],
	[
		"a person who puts somebody else into X-Original-From",
		{ From: "a@x.example", "X-Original-From": "b@x.example" },
		"a@x.example",
		"a@x.example",
	],
	[
		"a person at the domain of a mailbox of ours, by a list of ours",
		{
			From: "m@kiteline.example",
			"List-Id": "<hello.kiteline.example>",
			"Reply-To": "b@x.example",
		},
		"m@kiteline.example",
		"m@kiteline.example",
	],
	["us", { From: OURS }, OURS, OURS],
	["us, with our Reply-To", { From: OURS, "Reply-To": "hello+x@kiteline.example" }, OURS, OURS],
	["us, with a signed Reply-To", { From: OURS, "Reply-To": SIGNED }, OURS, OURS],
	[
		"us in a thread, with a Reply-To of our domain",
		{ From: OURS, "Reply-To": "sales@kiteline.example", References: "<1@x.example>" },
		OURS,
		OURS,
	],
	[
		"a form of ours at a provider that many share",
		{ From: "kiteline@gmail.example", "Reply-To": "b@gmail.example" },
		"b@gmail.example",
		"kiteline@gmail.example",
	],
	[
		"a form of a machine",
		{ From: "noreply@x.example", "Reply-To": "b@x.example" },
		"b@x.example",
		"noreply@x.example",
	],
	[
		"a list of ours",
		{ From: OURS, "X-Original-From": "b@x.example", "Reply-To": OURS },
		"b@x.example",
		"b@x.example",
	],
	[
		"a list of ours, with another Reply-To of the writer",
		{ From: OURS, "X-Original-From": "b@x.example", "Reply-To": "c@x.example" },
		"b@x.example",
		"b@x.example",
	],
])("the writer of a message is found: %s", async (_what, headers, writer, sender) => {
	const message = await parseMessage(writeMail({ headers, text: "Hello" }));
	if (!message) throw new Error("it is no message");
	const found = findWriter(message, own);
	expect([found.writer.address, found.sender.address]).toEqual([writer, sender]);
});
