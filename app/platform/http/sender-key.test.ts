import { expect, test } from "vitest";
import { toMailbox, toSenderKey } from "./sender-key.ts";

const [KEY, OTHER_KEY] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

test.each([
	["203.0.113.7", "203.0.113.8", "two senders"],
	["203.0.113.7", "::ffff:203.0.113.7", "one sender"],
	["2001:db8:1:2:aaaa::1", "2001:0DB8:1:2::9", "one sender"],
	["2001:db8:1:2::1", "2001:db8:1:3::1", "two senders"],
	["::1", "::2", "one sender"],
])("%s and %s are %s", (one, other, senders) => {
	expect(toSenderKey(one, OTHER_KEY)).not.toBe(toSenderKey(one, KEY));
	const isSame = toSenderKey(one, KEY) === toSenderKey(other, KEY);
	expect(isSame ? "one sender" : "two senders").toBe(senders);
});

test.each([
	["Riya@X.example", "riya+3@x.example", "one mailbox"],
	["r.desai@gmail.com", "RDesai+a@googlemail.com", "one mailbox"],
	["r.desai@x.example", "rdesai@x.example", "two mailboxes"],
])("%s and %s are %s", (one, other, mailboxes) => {
	const isSame = toMailbox(one) === toMailbox(other);
	expect(isSame ? "one mailbox" : "two mailboxes").toBe(mailboxes);
});
