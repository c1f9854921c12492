import { type Mail, writeMail } from "../../tests/support/incoming-mail.ts";

/** Hostile texts have as many characters as are read of a message. */
const TEXT_LENGTH = 200_000;
const LONG_LENGTH = 190_000;
const COSTLY_LENGTH = 2_000_000;
const MB = 1024 * 1024;

const fill = (text: string, length = TEXT_LENGTH) => text.repeat(Math.floor(length / text.length));

/** Texts each of which costs a certain way of reading more than its length. */
export const HOSTILE_TEXTS: Readonly<Record<string, Mail>> = {
	"lines such as `2026:`": { text: fill("2026:\n") },
	"lines that introduce a quote": {
		text: fill("On 25 Nov 2026 at 11:30, Meera <a@b.example> wrote:\n"),
	},
	"lines like headers": { text: fill("From: a@b.example\nSent: 25 Nov 2026\nTo: c@d.example\n\n") },
	"lines quoted and not, in turn": { text: fill("> yes\nno\n") },
	"quotes within quotes": { text: fill(">") },
	"beginnings of links": { text: fill("<a ") },
	digits: { text: fill("9825011223 ") },
	"one line of words": { text: fill("words and ") },
	"one word": { text: fill("a") },
	"letters without a mark": { html: fill("<") },
	entities: { html: fill("&#2344;") },
	"elements within elements": { html: fill("<blockquote>") },
};

/** Writes a message of many words that no other one has. */
export function writeLongReply(
	headers: Record<string, string>,
	number: number,
): Uint8Array<ArrayBuffer> {
	const lines: string[] = [];
	for (let length = 0, index = 0; length < LONG_LENGTH; index++) {
		const word = ((number * 100_003 + index + 1) * 48_271).toString(36);
		lines.push(index % 12 === 11 ? `${word}\n` : `${word} `);
		length += word.length + 1;
	}
	return writeMail({ headers, text: lines.join("") });
}

/** Writes a message with two files that are kept, of 18 MB together, and one with a file of 20 MB. */
export function writeFiles(headers: Record<string, string>): Uint8Array<ArrayBuffer>[] {
	const bytes = Buffer.alloc(9 * MB, "%PDF-1.7 ").toString("base64");
	const toPart = (encoding: string, name: string, content: string) =>
		`Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}`;
	const lines = bytes.replaceAll(/.{76}/g, "$&\n");
	const two = ["one.pdf", "two.pdf"].map((name) => toPart("base64", name, lines));
	const large = toPart("8bit", "large.pdf", fill(`${"a".repeat(76)}\n`, 20 * MB));
	return [two, [large]].map((parts, index) =>
		writeMail({
			headers: { ...headers, "Message-ID": `<files-${index}@bench.example>` },
			text: "See the files.",
			parts,
		}),
	);
}

/** Writes a message that nobody can use: too costly, or none at all. */
export function writeBad(number: number): Uint8Array<ArrayBuffer> {
	const kinds = [
		() => writeMail({ html: fill("<", COSTLY_LENGTH) }),
		() => new TextEncoder().encode(fill("no message ", COSTLY_LENGTH)),
		() => writeMail({ html: fill("&#2344;", COSTLY_LENGTH) }),
		() => new Uint8Array(crypto.getRandomValues(new Uint8Array(60_000))),
		() => writeMail({ html: fill("<blockquote>", COSTLY_LENGTH) }),
		() => new TextEncoder().encode("Hello"),
	];
	return (kinds[number % kinds.length] ?? (() => new Uint8Array()))();
}
