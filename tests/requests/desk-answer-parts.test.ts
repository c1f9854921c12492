import { beforeAll, expect, test } from "vitest";
import { createAddress, startDesk } from "../support/desk.ts";
import { parseHtml } from "../support/parse-html.ts";

const PDF = "%PDF-1.7\n% a quote";
const MB = 1024 * 1024;

let desk: Awaited<ReturnType<typeof startDesk>>;

// One site sends e-mails for all tests.
beforeAll(async () => {
	desk = await startDesk();
	return () => desk.stop();
});

type Parts = { intent?: string; text?: string; note?: string; cc?: string; files?: File[] };

/** Sends the form of an enquiry's page as a browser does. */
async function send(id: string, { files = [], ...fields }: Parts, cookie = desk.cookie) {
	const body = new FormData();
	const values = { intent: "answer", text: "Here it is.", ...fields };
	const { revision } = await desk.find(id);
	for (const [name, value] of Object.entries({ revision: String(revision), ...values }))
		body.set(name, value);
	for (const file of files) body.append("files", file);
	// The field of a browser in which nothing was chosen.
	if (files.length === 0) body.append("files", new File([], ""));
	return fetch(`${desk.origin}/desk/enquiries/${id}`, {
		method: "POST",
		headers: { Cookie: cookie },
		body,
		redirect: "manual",
	});
}

/** Sends a form that is rejected before all of it has arrived, of which some clients see the end of the connection alone. */
const sendTooLarge = (sent: Promise<Response>) =>
	sent.then(
		({ status }) => status,
		() => "closed",
	);
const TOO_LARGE = expect.toBeOneOf([413, "closed"]);

test("an answer goes out with its files and a copy to others, and the conversation has both", async () => {
	const email = createAddress();
	const colleague = createAddress();
	const id = await desk.save({ email }, []);
	const files = [new File([PDF], "Angebot für Riya.pdf"), new File(["a,b"], "sums.csv")];
	const cc = `Her colleague <${colleague}>; ${email.toUpperCase()}, ${colleague}`;
	expect((await send(id, { cc, files })).status).toBe(303);
	await desk.sendNow(id);
	await expect.poll(() => desk.listMails(email)).toHaveLength(1);
	const [mail] = desk.listMails(email);
	expect(mail?.envelope.to).toEqual([email, colleague]);
	expect(mail?.parsed.cc).toEqual([{ name: "", address: colleague }]);
	const received = mail?.parsed.attachments.map(({ filename, mimeType, content }) => ({
		filename,
		mimeType,
		content: Buffer.from(content as ArrayBuffer).toString(),
	}));
	expect(received).toEqual([
		{ filename: "Angebot für Riya.pdf", mimeType: "application/pdf", content: PDF },
		{ filename: "sums.csv", mimeType: "text/csv", content: "a,b" },
	]);
	const page = parseHtml(await (await desk.get(id)).text());
	expect(page.text('[data-kind="answer"]')).toContain(`Copy to ${colleague}`);
	const [href] = page.attributes('[data-kind="answer"] a', "href");
	const file = await fetch(desk.origin + href, { headers: { Cookie: desk.cookie } });
	expect(await file.text()).toBe(PDF);
	expect(file.headers.get("content-disposition")).toMatch(/^attachment; /);
	expect((await fetch(desk.origin + href)).status).toBe(404);
});

test.each<[string, Parts, RegExp]>([
	["no address", { cc: "riya" }, /“riya” in Cc is not an e-mail address/],
	["a header", { cc: "a@x.example\r\nBcc: b@x.example" }, /“Bcc” in Cc is not an e-mail/],
	["a group", { cc: "all: a@x.example, b c;" }, /“all” in Cc is not an e-mail address/],
	["a long address", { cc: `a@${"b.".repeat(150)}example` }, /is not an e-mail address/],
	["a long name", { cc: `${"a".repeat(65)}@x.example` }, /is not an e-mail address/],
	["a long label", { cc: `a@${"x".repeat(64)}.example` }, /is not an e-mail address/],
	["a sign", { cc: "a@x.example©" }, /is not an e-mail address/],
	[
		"six copies",
		{ cc: "abcdef".replaceAll(/./g, "$&@x.example,") },
		/6 addresses in Cc, and at most 5/,
	],
	["a program", { files: [new File(["MZ"], "quote.pdf.exe")] }, /“quote.pdf.exe” is not a PDF/],
	["a hidden program", { files: [new File(["MZ"], "quote\u202Efdp.exe")] }, /“quotefdp.exe” is no/],
	["a page", { files: [new File(["<p>"], "a.html")] }, /“a.html” is not a PDF, picture or office/],
	["a drawing with scripts", { files: [new File(["<svg/>"], "a.svg")] }, /“a.svg” is not a PDF/],
	["an empty file", { files: [new File([], "a.pdf")] }, /“a.pdf” is empty/],
	["no extension", { files: [new File([PDF], "pdf")] }, /“pdf” is not a PDF/],
	["a large file", { files: [new File(["a".repeat(11 * MB)], "a.pdf")] }, /“a.pdf” is 11 MB/],
	[
		"large files",
		{ files: Array.from("abc", (name) => new File(["a".repeat(6.9 * MB)], `${name}.pdf`)) },
		/The files are 21 MB together, and at most 20 MB can be sent/,
	],
	[
		"many files",
		{ files: Array.from({ length: 11 }, (_, at) => new File([PDF], `${at}.pdf`)) },
		/You chose 11 files, and at most 10 are possible/,
	],
])(
	"an answer with a wrong part is not sent, and keeps its words: %s",
	async (_what, parts, reason) => {
		const id = await desk.save({ email: createAddress() }, []);
		const response = await send(id, parts);
		expect(response.status).toBe(422);
		const page = parseHtml(await response.text());
		expect(page.text('#answer [role="alert"]')).toMatch(reason);
		expect(page.text("#answer-text")).toBe("Here it is.");
		expect(page.text("#answer-files").includes("choose the files again")).toBe("files" in parts);
		if (parts.cc) expect(page.attributes('[name="cc"]', "value")[0]).not.toBe("");
		expect((await desk.find(id)).revision).toBe(0);
	},
);

test("files that were chosen for an answer are told of when another button is pressed", async () => {
	const id = await desk.save({ email: createAddress() }, []);
	const files = [new File([PDF], "a.pdf")];
	const noted = await send(id, { intent: "note", note: "Called", files });
	expect(noted.status).toBe(200);
	expect(await noted.text()).toContain("choose the files again");
	expect((await desk.find(id)).revision).toBe(1);
});

test("the files of an answer that is undone must be chosen again, and its copies are in the draft", async () => {
	const id = await desk.save({ email: createAddress() }, []);
	const cc = createAddress();
	await send(id, { cc, files: [new File([PDF], "a.pdf")] });
	const undone = await desk.post(id, { intent: "undo" });
	const page = parseHtml(
		await (
			await fetch(desk.origin + undone.headers.get("location"), {
				headers: { Cookie: desk.cookie },
			})
		).text(),
	);
	expect(page.text("#done")).toContain("Its files must be chosen again.");
	expect(page.attributes('[name="cc"]', "value")).toEqual([cc]);
	const { db } = desk.stores.database;
	expect(
		await db.selectFrom("attachments").selectAll().where("enquiryId", "=", id).execute(),
	).toEqual([]);
});

test("bodies beyond 128 kB are received of those who are signed in, up to 21 MB", async () => {
	const id = await desk.save({ email: createAddress() }, []);
	const files = [new File(["a".repeat(9 * MB)], "a.pdf"), new File(["b".repeat(9 * MB)], "b.pdf")];
	expect(await sendTooLarge(send(id, { files }, "desk=unknown"))).toEqual(TOO_LARGE);
	expect((await send(id, { files })).status).toBe(303);
	const more = [...files, new File(["c".repeat(9 * MB)], "c.pdf")];
	expect(await sendTooLarge(send(id, { files: more }))).toEqual(TOO_LARGE);
	const other = fetch(`${desk.origin}/desk/people`, {
		method: "POST",
		headers: { Cookie: desk.cookie },
		body: new URLSearchParams({ text: "a".repeat(MB) }),
	});
	expect(await sendTooLarge(other)).toEqual(TOO_LARGE);
	expect((await desk.find(id)).revision).toBe(1);
});
