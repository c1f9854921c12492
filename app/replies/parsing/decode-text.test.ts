import { expect, it } from "vitest";
import { decodeText, repairText } from "./decode-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => Uint8Array.from(values);
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const ZOE = bytes(0x5a, 0x6f, 0xeb);

it.each<[what: string, content: Uint8Array, label: string, expected: string]>([
	["UTF-8 without a label", utf8("Zoë – मंगलवार"), "", "Zoë – मंगलवार"],
	["UTF-8 that says it is ASCII", utf8("Zoë – मंगलवार"), "us-ascii", "Zoë – मंगलवार"],
	["UTF-8 that says it is Western", utf8("Zoë"), "iso-8859-1", "Zoë"],
	["UTF-8 that says it is Cyrillic", utf8("Привет"), "windows-1251", "Привет"],
	["UTF-8 that says it is Chinese", utf8("周二可以见面"), "gb2312", "周二可以见面"],
	["Chinese that is valid UTF-8, too", bytes(0xd0, 0xbb, 0xd0, 0xbb), "gbk", "谢谢"],
	["Western without a label", bytes(...ZOE, 0x20, 0x93, 0x48, 0x69, 0x94), "", "Zoë “Hi”"],
	["Western that says it is UTF-8", ZOE, "utf-8", "Zoë"],
	["Western with an unknown label", ZOE, "x-unknown", "Zoë"],
	["Cyrillic", bytes(0xd6, 0xdc), "cp1251", "ЦЬ"],
	["a code page of DOS", bytes(0x5a, 0x6f, 0x89), "cp850", "Zoë"],
	["UTF-7", ascii("Zo+AOs-"), "utf-7", "Zoë"],
	["Japanese without a label", ascii("\u001b$B2PMK\u001b(B OK"), "", "火曜 OK"],
	["Japanese that says it is ASCII", ascii("\u001b$B2PMK\u001b(B OK"), "us-ascii", "火曜 OK"],
	["ASCII that says it is UTF-16", ascii("Tuesday"), "utf-16", "Tuesday"],
	["UTF-16 with its mark", bytes(0xff, 0xfe, 0x5a, 0, 0xeb, 0), "", "Zë"],
	[
		"a footer in another encoding",
		bytes(...utf8("Zoë – मंगलवार\n"), ...ZOE),
		"utf-8",
		"Zoë – मंगलवार\nZoë",
	],
	[
		"the charset of the HTML",
		bytes(...ascii('<meta charset="windows-1251"><p>'), 0xd6),
		"",
		'<meta charset="windows-1251"><p>Ц',
	],
])("a text is decoded by what its bytes say: %s", (_what, content, label, expected) => {
	expect(decodeText(content, label)).toBe(expected);
});

it("a header whose words have a wrong label is repaired, and others are not", () => {
	expect(repairText("ZoÃ« 5 â‚¬")).toBe("Zoë 5 €");
	for (const text of ["Zoë", "Mañana", "Привет", "Zoe"]) expect(repairText(text)).toBe(text);
});
