import { expect, it } from "vitest";
import { parseEmailAddress } from "./email-address.ts";

const label = (length: number) => "e".repeat(length);
it.each([
	`${"r".repeat(64)}@example.com`,
	`riya@${label(63)}.com`,
	`riya@mail.${label(63)}.co.in`,
	`r@${"e.".repeat(124)}com`,
	`${"r".repeat(64)}@${label(63)}.${label(63)}.${label(57)}.com`,
	"RIYA.desai+kiteline@Mail.Example.co.in",
	"o'neil@example.com",
	"riya@123.example",
	"riya@a--b.example",
	"riya@xn--p1b6ci4b4b3a.xn--h2brj9c",
])("%s is an address as it stands", (text) => {
	expect(parseEmailAddress(text)).toBe(text);
});

it.each([
	["riya@उदाहरण.भारत", "riya@xn--p1b6ci4b4b3a.xn--h2brj9c"],
	["riya@bücher.example", "riya@xn--bcher-kva.example"],
	["riya@BÜCHER.example", "riya@xn--bcher-kva.example"],
	["riya@straße.example", "riya@xn--strae-oqa.example"],
	["riya@例え.テスト", "riya@xn--r8jz45g.xn--zckzah"],
	["riya@例え。テスト", "riya@xn--r8jz45g.xn--zckzah"],
	["riya@пример.рф", "riya@xn--e1afmkfd.xn--p1ai"],
	["riya@παράδειγμα.gr", "riya@xn--hxajbheg2az3al.gr"],
	["riya@مثال.السعودية", "riya@xn--mgbh0fb.xn--mgberp4a5d4ar"],
	["riya@l·l.cat", "riya@xn--ll-0ea.cat"],
	["riya@カタ・カナ.jp", "riya@xn--lcka3d1b7p.jp"],
])("the domain of %s becomes ASCII", (text, address) => {
	expect(parseEmailAddress(text)).toBe(address);
});

it.each([
	`${"r".repeat(65)}@example.com`,
	`${"r".repeat(120)}@example.com`,
	`riya@${label(64)}.com`,
	`riya@${label(64)}.example.com`,
	`riya@example.${label(64)}`,
	`riya@${"ü".repeat(60)}${label(10)}.example`,
	`r@${"e.".repeat(125)}com`,
	`riya@${Array(80).fill("ü").join(".")}.com`,
	`${"r".repeat(64)}@${label(63)}.${label(63)}.${label(58)}.com`,
])("%s is longer than the standard allows", (text) => {
	expect(parseEmailAddress(text)).toBeNull();
});

it.each([
	..."©®™℠→✓☺❤😀€£°§±²½①…“’|_^~`!$%&*()+=[]{};:'\"<>,/?#\\ \t\n\u0000\u00a0".split(/(?:)/u),
])("no domain has the character %j", (sign) => {
	for (const domain of [`domain.com${sign}`, `dom${sign}ain.com`, `domain.c${sign}om`])
		expect(parseEmailAddress(`riya@${domain}`), domain).toBeNull();
});

it.each([
	"",
	"@",
	"riya",
	"@example.com",
	"riya@",
	"riya@example",
	"riya@localhost",
	"riya@127.0.0.1",
	"riya@[127.0.0.1]",
	"riya@example.com.",
	"riya@.example.com",
	"riya@example..com",
	"riya@-example.com",
	"riya@example-.com",
	"riya@xn--.com",
	"riya@riya@example.com",
	"riya desai@example.com",
	"रिया@example.com",
	"riya@उदाहरण.भारत/x",
	"riya@उदाहरण.भारत:80",
	"riya@उदाहरण.भारत?x",
])("%j is no address", (text) => {
	expect(parseEmailAddress(text)).toBeNull();
});
