import { expect, it } from "vitest";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { getAnswerSubject, listOwnSubjects, MAX_SUBJECT_LENGTH } from "./subjects.ts";

const SITE = { name: "Kiteline" };
const NOTHING = { service: null, city: null, district: null };
const SEO = { service: "seo", city: "surat", district: null };
const ABOUT = "Your enquiry about SEO Services in Surat";

it.each<
	[
		what: string,
		about: typeof SEO | typeof NOTHING,
		lastSubject: string | null,
		isBegun: boolean,
		expected: string,
	]
>([
	["nothing came before", NOTHING, null, false, "Your enquiry to Kiteline"],
	["nothing came before, about a service", SEO, null, false, ABOUT],
	["the acknowledgement came before", SEO, null, true, `Re: ${ABOUT}`],
	["the visitor wrote about something else", SEO, "The budget", true, "Re: The budget"],
	["the visitor has replied", SEO, `RE: ${ABOUT}`, true, `RE: ${ABOUT}`],
	["the visitor's e-mail is the enquiry", NOTHING, "Need a website", false, "Re: Need a website"],
	[
		"a subject tries to be a header",
		NOTHING,
		"Hi\r\nBcc: all@x.example",
		true,
		"Re: Hi Bcc: all@x.example",
	],
])("the subject of an answer where %s", (_what, about, lastSubject, isBegun, expected) => {
	expect(getAnswerSubject(about, SITE, { lastSubject, isBegun })).toBe(expected);
});

it("the subject for a visitor is in the site's language, whoever writes the answer", () => {
	const subject = runInLanguage("hi", () =>
		getAnswerSubject(SEO, SITE, { lastSubject: null, isBegun: false }),
	);
	expect(subject).toBe(ABOUT);
});

it("a long subject of a visitor is cut", () => {
	const lastSubject = "a".repeat(1_000);
	expect(getAnswerSubject(NOTHING, SITE, { lastSubject, isBegun: true })).toHaveLength(
		MAX_SUBJECT_LENGTH + "Re: ".length,
	);
});

it("those of earlier versions and in other languages are ours as well", () => {
	const subjects = listOwnSubjects(SEO, SITE);
	expect(subjects).toContain(ABOUT);
	expect(subjects).toContain("Your enquiry to Kiteline");
	expect(subjects).toContain("Kiteline has your message");
	expect(subjects).toContain("Ihre Anfrage an Kiteline");
	expect(subjects).toContain("Kiteline से आपकी पूछताछ");
	expect(subjects).toContain("Your inquiry about SEO Services in Surat");
	expect(new Set(subjects).size).toBe(subjects.length);
});
