import { expect, it } from "vitest";
import type { Staff } from "#app/desk/store/people-store.ts";
import { describeDone, describeHistory } from "./event-words.ts";

const STAFF = [
	{ id: "arjun", name: "Arjun Nair" },
	{ id: "meera", name: "Meera Shah" },
] as Staff[];

/** What an event by Arjun has beside what it is. */
const BY_ARJUN = {
	author: "person",
	staffId: "arjun",
	text: null,
	cc: null,
	sendAt: null,
} as const;

it.each([
	["arjun", "Arjun Nair took it over."],
	["meera", "Arjun Nair gave it to Meera Shah."],
])("who becomes the owner is told: %s", (to, told) => {
	const event = {
		kind: "owner",
		data: { from: null, to },
		...BY_ARJUN,
	} as const;
	expect(describeHistory(event, { author: "Arjun Nair", visitor: "Riya" }, STAFF)).toBe(told);
});

it.each([
	["state", { from: "new", to: "won" }, "state Won."],
	["answered-elsewhere", { channel: "call" }, "the noted answer by call."],
	["spam", { from: "new" }, "the mark as spam."],
	["snooze", { from: null, to: null }, "waking it up."],
])("of %s the history tells what was undone", (of, data, undid) => {
	const event = {
		kind: "undone",
		data: { of, data },
		...BY_ARJUN,
	} as const;
	const by = { author: "Arjun Nair", visitor: "Riya" };
	expect(describeHistory(event, by, STAFF)).toBe(`Arjun Nair undid this: ${undid}`);
});

it.each([
	[{ isSample: 0, email: "riya@x.example" }, "Please tell Riya yourself."],
	[{ isSample: 1, email: "riya@x.example" }, "This is a sample, so nobody gets an e-mail."],
] as const)("a cancelled call of %j promises no e-mail where none is sent", (sent, told) => {
	const event = { kind: "call-cancelled", data: { startsAt: "2026-12-03" } } as const;
	const made = { ...event, ...sent, name: "Riya", text: null, sendAt: null };
	const subject = { enquiries: "this", name: "Riya", count: 1 } as const;
	expect(describeDone(made, subject, STAFF)).toBe(`The call with Riya is cancelled. ${told}`);
});

it.each([
	["call-moved", { from: "2026-12-03", to: "2026-12-04" }, "the call with Riya is as before."],
	["booked", { startsAt: "2026-12-03" }, "the call with Riya is not booked."],
	["note", {}, "1 enquiry is as before."],
])("what is as before is told once %s is undone", (of, data, told) => {
	const event = {
		kind: "undone",
		data: { of, data },
		name: "Riya",
		text: null,
		sendAt: null,
		isSample: 0,
		email: "",
		phone: null,
	} as const;
	const subject = { enquiries: "several", name: "Riya", count: 1 } as const;
	expect(describeDone(event, subject, STAFF)).toBe(`Undone: ${told}`);
});
