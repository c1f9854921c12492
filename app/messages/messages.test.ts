import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { REGIONS } from "../../tests/support/regions.ts";
import { formatInstant } from "../platform/dates.server.ts";
import { getLanguage, setRegion } from "../platform/region.ts";
import { getBrowserCatalogue, setOwnMessages } from "./catalogues.server.ts";
import { compareMessages, listMissing } from "./compare-messages.ts";
import { defineMessages } from "./define-messages.ts";
import { t as tContact } from "./en/contact.ts";
import { runInLanguage } from "./request-language.server.ts";

const t = defineMessages("test", {
	plain: "Sent",
	times: "{count, plural, one {# time} other {# times}} on {day}",
	linked: "Read <link>the notice</link> first.",
});
const GERMAN = { ...REGIONS.india, language: "de" };

afterEach(() => setOwnMessages("en-IN", {}));

test("a message is formatted in English without a translation, with plurals and numbers of the country", () => {
	expect(t("plain")).toBe("Sent");
	expect(t("times", { count: 1, day: "Monday" })).toBe("1 time on Monday");
	expect(t("times", { count: 150_000, day: "Monday" })).toBe("1,50,000 times on Monday");
});

test("a message with tags has nodes", () => {
	const link = (text: unknown) => createElement("a", { key: "link" }, text as string);
	expect(t("linked", { link })).toEqual(["Read ", link(["the notice"]), " first."]);
});

test("the language is that of the request, or else of the site, for messages, dates and numbers", () => {
	const show = () => [getLanguage(), tContact("send"), formatInstant("2026-12-03T12:30:00Z")];
	const english = ["en-IN", "Send Message", "3 Dec 2026, 6:00\u00a0pm"];
	expect(show()).toEqual(english);
	const german = ["de", "Nachricht senden", "3. Dez. 2026, 18:00"];
	expect(runInLanguage("de", show)).toEqual(german);
	expect(runInLanguage(undefined, show)).toEqual(english);
	setRegion(GERMAN);
	expect(show().slice(0, 2)).toEqual(german.slice(0, 2));
	expect(runInLanguage("en-IN", show)).toEqual(english);
});

test("requests in several languages do not mix", async () => {
	const wait = async () => {
		await new Promise((resolve) => setImmediate(resolve));
		return tContact("send");
	};
	const shown = await Promise.all(
		["de", "hi", "en-IN"].map((language) => runInLanguage(language, wait)),
	);
	expect(shown).toEqual(["Nachricht senden", "संदेश भेजें", "Send Message"]);
});

test("an agency's own messages replace those of its site's language, and bring another language", () => {
	setOwnMessages("en-IN", { contact: { send: "Get in touch" } });
	expect(tContact("send")).toBe("Get in touch");
	expect(runInLanguage("de", () => tContact("send"))).toBe("Nachricht senden");
	setOwnMessages("fr", { contact: { send: "Envoyer" } });
	runInLanguage("fr", () => {
		expect(tContact("send")).toBe("Envoyer");
		expect(tContact("sending")).toBe("Sending…");
	});
});

test("browsers load only what differs from their scripts", () => {
	expect(getBrowserCatalogue("en-IN")).toBeNull();
	setOwnMessages("en-IN", { contact: { send: "Get in touch" } });
	expect(getBrowserCatalogue("en-IN")?.json).toBe('{"contact.send":"Get in touch"}');
	const german = JSON.parse(getBrowserCatalogue("de")?.json ?? "{}");
	expect(german).toMatchObject({ "contact.bookTime": [["time"], " buchen"] });
});

test("translations are compared by keys, values and tags", () => {
	const known = { one: { a: "{count, plural, other {# of {all}}}", b: "<link>b</link>", c: "c" } };
	const given = { one: { a: "{count}", b: "b <em>c</em>", c: "{", d: "d" }, two: { a: "a" } };
	expect(compareMessages(given, known).map(({ key, text }) => `${key} ${text}`)).toEqual([
		"a lacks {all}",
		"b has <em>, which this message does not have",
		expect.stringMatching(/^c cannot be read as a message of ICU: /),
		"d is unknown",
		"a is unknown",
	]);
	expect(listMissing({ one: { a: "", b: "b" } }, known).map(({ key }) => key)).toEqual(["a", "c"]);
});
