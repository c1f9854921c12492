import { expect, it } from "vitest";
import { writeMail } from "../../../tests/support/incoming-mail.ts";
import { isRisky } from "./file-types.ts";
import { parseMessage } from "./parse-message.ts";

async function list(headers: string): Promise<[name: string, type: string][]> {
	const raw = writeMail({ text: "See", parts: [`${headers}\n\nx`] });
	return ((await parseMessage(raw))?.files ?? []).map(({ name, type }) => [name, type]);
}
const UNKNOWN = "application/octet-stream";
const attach = (name: string) => `Content-Disposition: attachment; filename=${name}`;

it.each<[headers: string, name: string, type: string]>([
	["Content-Type: application/pdf", "file.pdf", "application/pdf"],
	["Content-Type: image/jpeg", "file.jpg", "image/jpeg"],
	["Content-Type: message/rfc822", "message.eml", "message/rfc822"],
	[
		'Content-Type: application/pdf; name="Offer 25/11/2026.pdf"',
		"Offer 25_11_2026.pdf",
		"application/pdf",
	],
	['Content-Type: application/pdf; name="/home/riya/a.pdf"', "a.pdf", "application/pdf"],
	['Content-Type: application/pdf; name="quotation.exe"', "quotation.exe", UNKNOWN],
	[`Content-Type: application/octet-stream\n${attach('"a.PDF"')}`, "a.PDF", "application/pdf"],
	[
		`Content-Type: application/pdf\n${attach("C:\\Users\\riya\\a.pdf")}`,
		"a.pdf",
		"application/pdf",
	],
	[
		`Content-Type: application/pdf\n${attach('"=?us-ascii?Q?Preis=C3=BC.pdf?="')}`,
		"Preisü.pdf",
		"application/pdf",
	],
])("a file has a name and the type of its extension: %s", async (headers, name, type) => {
	expect(await list(headers)).toEqual([[name, type]]);
});

it("programs, scripts, web pages and documents with macros are risky, by their last extension", () => {
	for (const name of ["a.exe", "a.pdf.JS", "a.scr", "a.lnk", "a.iso", "a.html", "a.svg", "a.docm"])
		expect(isRisky(name), name).toBe(true);
	for (const name of ["a.pdf", "a.exe.pdf", "a.docx", "exe", "a.zip", "Offer 25.11"])
		expect(isRisky(name), name).toBe(false);
});
