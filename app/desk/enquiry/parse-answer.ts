import { addressParser } from "postal-mime";
import { checkText } from "#app/desk/request/parse-form.ts";
import { putSignature } from "#app/desk/texts/signature.ts";
import { parseNextStep } from "#app/desk/times/next-steps.ts";
import { parseSendTime } from "#app/desk/times/send-times.ts";
import { MAX_SUBJECT_LENGTH } from "#app/enquiries/emails/subjects.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";
import { t as tChanges } from "#app/messages/en/desk-changes.server.ts";
import { cleanEmail, cleanLine } from "#app/platform/clean-text.ts";
import { parseEmailAddress } from "#app/platform/email-address.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { accept, collect, type Result, reject } from "#app/platform/result.ts";
import {
	cleanFileName,
	FILE_BYTES,
	MESSAGE_FILES_BYTES,
} from "#app/replies/parsing/file-limits.ts";
import { FILE_TYPES, findFileType } from "#app/replies/parsing/file-types.ts";
import { formatSize } from "../conversation/format-size.ts";
import { findSubject } from "./keep-draft.ts";
import type { Asked } from "./page-intents.ts";
import type { SubmittedForm } from "./submitted-form.ts";

type Answer = Extract<Change, { kind: "answer" }>;
type Files = NonNullable<Answer["files"]>;

/** The greatest number of addresses that get a copy. */
export const MAX_COPIES = 5;
const MAX_FILES = 10;

/** The value of `accept` for a field with these files. */
export const ACCEPTED_FILES = [...FILE_TYPES.keys()].map((extension) => `.${extension}`).join(",");

/** Parses an answer with the signature of its author, its copies and files. One of which a part is wrong is rejected: then nothing is sent. */
export async function parseAnswer(
	typed: SubmittedForm,
	{ enquiry, reader }: Asked,
): Promise<Result<Change[]>> {
	if (enquiry.email === "" && !enquiry.erasedAt) return reject(t("noAddress"));
	const { find } = typed;
	const text = checkText(tChanges("theAnswer"), putSignature(typed.text, reader.signature));
	if (!text.ok) return text;
	if (!getEnv().SMTP_URL) return reject(t("noMailServer"));
	if (!text.value) return reject(t("answerMissing"));
	const time = parseSendTime(find("at") ?? "", find("later") ?? "");
	if (!time.ok) return time;
	const next = parseNextStep(find("answer-next") ?? "", "", "them");
	if (!next.ok) return next;
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
			next: next.value,
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
		if (copy === null) return reject(t("copyUnreadable", { address: address || name }));
		if (known.has(copy.toLowerCase())) continue;
		known.add(copy.toLowerCase());
		copies.push(copy);
	}
	if (copies.length <= MAX_COPIES) return accept(copies);
	return reject(t("tooManyCopies", { max: MAX_COPIES, count: copies.length }));
}

function parseSubject(typed: string): Result<string> {
	const subject = cleanLine(typed);
	const { length } = subject;
	if (length <= MAX_SUBJECT_LENGTH) return accept(subject);
	return reject(t("subjectTooLong", { length, max: MAX_SUBJECT_LENGTH }));
}

function checkFiles(files: readonly File[]): Result<readonly File[]> {
	const total = files.reduce((sum, { size }) => sum + size, 0);
	if (files.length > MAX_FILES)
		return reject(t("tooManyFiles", { max: MAX_FILES, count: files.length }));
	const checked = collect(files.map(checkFile));
	if (!checked.ok) return checked;
	if (total <= MESSAGE_FILES_BYTES) return accept(files);
	return reject(
		t("filesTooLargeTogether", { size: formatSize(total), max: formatSize(MESSAGE_FILES_BYTES) }),
	);
}

function checkFile(file: File): Result<File> {
	const { name, size } = file;
	const shown = cleanFileName(name) || t("namelessFile");
	if (size === 0) return reject(t("fileEmpty", { file: shown }));
	if (size > FILE_BYTES)
		return reject(
			t("fileTooLarge", { file: shown, size: formatSize(size), max: formatSize(FILE_BYTES) }),
		);
	if (findFileType(shown)) return accept(file);
	return reject(t("fileOfOtherType", { file: shown }));
}

async function readFile(file: File): Promise<Files[number]> {
	const name = cleanFileName(file.name);
	const content = new Uint8Array(await file.arrayBuffer());
	return { name, type: findFileType(name) ?? "", size: content.byteLength, content };
}
