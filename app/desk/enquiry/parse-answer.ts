import { addressParser } from "postal-mime";
import { checkText } from "#app/desk/request/parse-form.ts";
import { putSignature } from "#app/desk/texts/signature.ts";
import { parseSendTime } from "#app/desk/times/send-times.ts";
import { MAX_SUBJECT_LENGTH } from "#app/enquiries/emails/subjects.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { cleanEmail, cleanLine } from "#app/platform/clean-text.ts";
import { parseEmailAddress } from "#app/platform/email-address.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { accept, collect, type Result, reject } from "#app/platform/result.ts";
import { FILE_TYPES, findFileType } from "#app/replies/parsing/file-types.ts";
import { cleanFileName, FILE_BYTES, MESSAGE_FILES_BYTES } from "#app/replies/parsing/list-files.ts";
import { formatSize } from "../conversation/format-size.ts";
import { findSubject } from "./keep-draft.ts";
import type { Asked } from "./page-intents.ts";
import type { SubmittedForm } from "./submitted-form.ts";

type Answer = Extract<Change, { kind: "answer" }>;
type Files = NonNullable<Answer["files"]>;

const MAX_COPIES = 5;
const MAX_FILES = 10;

/** The value of `accept` for a field with these files. */
export const ACCEPTED_FILES = [...FILE_TYPES.keys()].map((extension) => `.${extension}`).join(",");

/** Parses an answer with the signature of its author, its copies and files. One of which a part is wrong is rejected: then nothing is sent. */
export async function parseAnswer(
	typed: SubmittedForm,
	{ enquiry, reader }: Asked,
): Promise<Result<Change[]>> {
	if (enquiry.email === "" && !enquiry.erasedAt)
		return reject(
			"Nothing was sent: this person gave no e-mail address. Call, or add the address first.",
		);
	const { find } = typed;
	const text = checkText("The answer", putSignature(typed.text, reader.signature));
	if (!text.ok) return text;
	if (!getEnv().SMTP_URL)
		return reject(
			"Nothing was sent: this site sends no e-mail, as SMTP_URL is not set. Copy your words below into your own mailbox, then press how you have answered.",
		);
	if (!text.value) return reject("The answer is empty: choose a text or write one.");
	const time = parseSendTime(find("at") ?? "", find("later") ?? "");
	if (!time.ok) return time;
	const copies = parseCopies(find("cc") ?? "", enquiry.email);
	if (!copies.ok) return copies;
	const subject = parseSubject(findSubject(typed) ?? "");
	if (!subject.ok) return subject;
	const checked = checkFiles(typed.files);
	if (!checked.ok) return checked;
	const files = await Promise.all(typed.files.map(readFile));
	return accept([
		{
			kind: "answer",
			text: text.value,
			...time.value,
			cc: copies.value,
			...(subject.value && { subject: subject.value }),
			files,
		},
	]);
}

/** Parses the addresses that get a copy, as people write them into a mail program. */
function parseCopies(text: string, visitor: string): Result<string[]> {
	const known = new Set([visitor.toLowerCase()]);
	const copies: string[] = [];
	for (const { address, name } of addressParser(text.replaceAll(/[\n;]/g, ","))) {
		const copy = parseEmailAddress(cleanEmail(address ?? ""));
		if (copy === null)
			return reject(
				`Nothing was sent: “${address || name}” among the copies is no e-mail address.`,
			);
		if (known.has(copy.toLowerCase())) continue;
		known.add(copy.toLowerCase());
		copies.push(copy);
	}
	if (copies.length <= MAX_COPIES) return accept(copies);
	return reject(
		`Nothing was sent: a copy can go to ${MAX_COPIES} addresses at most, and these are ${copies.length}.`,
	);
}

function parseSubject(typed: string): Result<string> {
	const subject = cleanLine(typed);
	const { length } = subject;
	if (length <= MAX_SUBJECT_LENGTH) return accept(subject);
	return reject(
		`Nothing was sent: the subject has ${length} characters, and ${MAX_SUBJECT_LENGTH} are the most.`,
	);
}

function checkFiles(files: readonly File[]): Result<readonly File[]> {
	const total = files.reduce((sum, { size }) => sum + size, 0);
	if (files.length > MAX_FILES)
		return reject(`Nothing was sent: ${MAX_FILES} files at most, and these are ${files.length}.`);
	const checked = collect(files.map(checkFile));
	if (!checked.ok) return checked;
	if (total <= MESSAGE_FILES_BYTES) return accept(files);
	return reject(
		`Nothing was sent: the files have ${formatSize(total)} together, and ${formatSize(MESSAGE_FILES_BYTES)} are the most.`,
	);
}

function checkFile(file: File): Result<File> {
	const { name, size } = file;
	const shown = cleanFileName(name) || "a file without a name";
	if (size === 0) return reject(`Nothing was sent: “${shown}” is empty.`);
	if (size > FILE_BYTES)
		return reject(
			`Nothing was sent: “${shown}” has ${formatSize(size)}, and ${formatSize(FILE_BYTES)} are the most for a file.`,
		);
	if (findFileType(shown)) return accept(file);
	return reject(`Nothing was sent: “${shown}” is no PDF, picture or office file.`);
}

async function readFile(file: File): Promise<Files[number]> {
	const name = cleanFileName(file.name);
	const content = new Uint8Array(await file.arrayBuffer());
	return { name, type: findFileType(name) ?? "", size: content.byteLength, content };
}
