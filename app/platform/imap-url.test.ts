import { expect, it } from "vitest";
import { parseImapUrl } from "./imap-url.ts";

it("a mailbox is parsed with its encoded characters, and INBOX is the default", () => {
	expect(parseImapUrl("imaps://desk%40a.example:p%40ss%20w@mail.example/Desk%2FReplies")).toEqual({
		host: "mail.example",
		port: 993,
		isSecure: true,
		isLoopback: false,
		user: "desk@a.example",
		password: "p@ss w",
		path: "Desk/Replies",
	});
	expect(parseImapUrl("imap://desk@[::1]:1430")).toEqual({
		host: "::1",
		port: 1430,
		isSecure: false,
		isLoopback: true,
		user: "desk",
		password: null,
		path: "INBOX",
	});
});

it.each(["imaps://mail.example", "imaps:///INBOX", "no address"])("%s is none", (text) => {
	expect(parseImapUrl(text)).toBeNull();
});
