import { expect } from "vitest";
import { content } from "../support/addresses.ts";
import { ANSWER, REPLIES, writeMail } from "../support/incoming-mail.ts";
import { MAIL_SECRET, signMail } from "../support/sign-mail.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

// Nothing is delivered: the address allows answers to be sent.
provideSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_HOOK_SECRET: MAIL_SECRET });

async function receive(mail: Parameters<typeof writeMail>[0]): Promise<void> {
	const body = writeMail(mail);
	const { status } = await site.request("/hooks/mail", {
		method: "POST",
		headers: signMail(body),
		body,
	});
	expect(status).toBe(202);
}

const toFile = (name: string, type: string, content: string) =>
	`Content-Type: ${type}\nContent-Disposition: attachment; filename="${name}"\n\n${content}`;

test("a reply shows its words, the quote folded below them, who wrote it, and its files", async ({
	desk,
}) => {
	const id = await desk.save({ email: "riya@conversation.example" });
	await desk.change(id, { intent: "answer", text: ANSWER });
	const { deliveries } = await desk.find(id);
	const answer = deliveries.find(({ channel }) => channel === "answer");
	await receive({
		...REPLIES.Gmail,
		headers: { "In-Reply-To": `<${answer?.id}@kiteline.example>`, From: "arun@desai.example" },
		parts: [
			toFile("plan <b>.pdf", "application/pdf", "x".repeat(2_000)),
			toFile("loom.png", "image/png", "x".repeat(11 * 1024 * 1024)),
		],
	});
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	const reply = '[data-kind="reply"]';
	const words = page.texts(`${reply} > p`);
	expect(words).toContain("Yes, Tuesday at four suits us. Riya");
	expect(words).toContain("From another address: arun@desai.example");
	expect(words.join()).not.toMatch(/January|Matched by sender/);
	const quoted = page.select(`${reply} details`);
	expect(quoted).toHaveLength(1);
	expect(page.attributes(`${reply} details`, "open")).toEqual([]);
	expect(page.text(`${reply} summary`)).toBe("Quoted");
	for (const line of ANSWER.split("\n")) expect(page.text(`${reply} details p`)).toContain(line);
	expect(page.texts(`${reply} li`)).toEqual([
		"plan _b_.pdf application/pdf, 2 kB",
		"loom.png image/png, 11 MB: in the mailbox",
	]);
	const links = page.attributes(`${reply} li a`, "href");
	expect(links).toHaveLength(1);
	expect((await (await desk.get(links[0] ?? "")).text()).trim()).toBe("x".repeat(2_000));
});

test("addresses and numbers in words can be followed and called, wherever words stand, and nothing else can", async ({
	desk,
}) => {
	const words =
		'See https://drive.example/a?b="c".\nPls call 9876543210 <b>now</b>, javascript:alert(1)';
	const id = await desk.save({ email: `${crypto.randomUUID()}@x.example`, message: words });
	await desk.change(id, { intent: "note", text: words });
	await desk.change(id, { intent: "answered-elsewhere", channel: "call", text: words });
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	for (const kind of ["enquiry", "note", "answer"]) {
		const links = `[data-kind="${kind}"] p[dir="auto"] a`;
		expect(page.attributes(links, "href"), kind).toEqual([
			"https://drive.example/a?b=%22c%22",
			"tel:+919876543210",
			"https://wa.me/919876543210?text=",
		]);
		for (const rel of page.attributes(links, "rel"))
			expect(rel).toBe("noopener noreferrer nofollow");
		expect(page.select(`[data-kind="${kind}"] p[dir="auto"] b`)).toEqual([]);
	}
	await desk.change(id, { intent: "lost", reason: "Chose https://other.example" });
	const history = await readPage(desk.get(`/desk/enquiries/${id}`));
	expect(history.attributes("ol a", "href")).toContain("https://other.example/");
	const whole = await readPage(desk.get(`/desk/people-of/${id}`));
	expect(whole.attributes("article a", "href")).toContain("tel:+919876543210");
});

test("what staff wrote in their own mailbox is in the conversation, with its quote and its files", async ({
	desk,
}) => {
	const email = "nina@conversation.example";
	const id = await desk.save({ email, name: "Nina" });
	await desk.change(id, { intent: "answer", text: ANSWER });
	const { deliveries } = await desk.find(id);
	const answer = deliveries.find(({ channel }) => channel === "answer");
	const own = content.site.email;
	await receive({
		headers: {
			From: own,
			To: `${email}, kabir@conversation.example`,
			"In-Reply-To": `<${answer?.id}@kiteline.example>`,
		},
		text: "Dear Nina, see the plan.\n\nOn 25 Nov 2026, Nina wrote:\n> Do you have a plan?",
		parts: [toFile("plan.pdf", "application/pdf", "x".repeat(2_000))],
	});
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	const parts = '[data-kind="answer"]';
	const words = page.texts(`${parts} p`);
	expect(page.texts(`${parts} strong`)).toContain("Someone answered by e-mail.");
	for (const text of [
		"Dear Nina, see the plan.",
		"Copy to kabir@conversation.example",
		`From ${own}`,
	])
		expect(words).toContain(text);
	expect(page.text(`${parts} details p`)).toContain("Do you have a plan?");
	expect(page.texts(`${parts} li`)).toEqual(["plan.pdf application/pdf, 2 kB"]);
});

test("a copy that did not arrive is named in the conversation", async ({ desk }) => {
	const id = await desk.save({ email: "omar@conversation.example" });
	await desk.change(id, { intent: "answer", text: ANSWER, cc: "kabir@conversation.example" });
	const { deliveries } = await desk.find(id);
	const answer = deliveries.find(({ channel }) => channel === "answer");
	await receive({
		headers: {
			From: "mailer-daemon@mx.example",
			"Content-Type": 'multipart/report; report-type=delivery-status; boundary="b1"',
		},
		text: "Sorry.",
		parts: [
			"Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; kabir@conversation.example\nAction: failed\nStatus: 5.1.1\n",
			`Content-Type: text/rfc822-headers\n\nMessage-ID: <${answer?.id}@kiteline.example>\n`,
		],
	});
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	expect(page.texts('[data-kind="note"] strong')).toContain(
		"The site learnt that kabir@conversation.example got no copy:",
	);
	expect(page.texts('[data-kind="note"] p')).toContain("This address does not exist (5.1.1)");
});

test("a long part is cut, and whole on a page of its own", async ({ desk }) => {
	const email = "long@conversation.example";
	const id = await desk.save({ email, message: `${"Begin ".repeat(5_000)}The end.` });
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	expect(page.texts(".desk-part").join()).not.toContain("The end.");
	const [href = ""] = page.attributes(".desk-part a", "href");
	const whole = await readPage(desk.get(href));
	expect(whole.texts(".desk-part")).toHaveLength(1);
	expect(whole.text(".desk-part")).toContain("The end.");
});

test("a file is what its extension says: a program is named as one, and saved as bytes", async ({
	desk,
}) => {
	const email = "files@conversation.example";
	const id = await desk.save({ email });
	await receive({
		...REPLIES.Gmail,
		headers: { From: email },
		parts: [
			toFile("quotation.exe", "application/pdf", "MZ"),
			toFile("offer.pdf", "text/html", "x"),
			toFile("page.HTML", "image/png", "x"),
		],
	});
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	const reply = '[data-kind="reply"]';
	expect(page.texts(`${reply} li`).toSorted()).toEqual([
		expect.stringMatching(/^offer\.pdf application\/pdf, \d/),
		expect.stringMatching(/^page\.HTML This file is a program. Do not open it\. \d/),
		expect.stringMatching(/^quotation\.exe This file is a program. Do not open it\. \d/),
	]);
	const types: Record<string, string | null> = {};
	for (const link of page.select(`${reply} li a`)) {
		const { headers } = await desk.get(link.getAttributeValue("href") ?? "");
		types[link.textContent] = headers.get("Content-Type");
	}
	expect(types).toEqual({
		"quotation.exe": "application/octet-stream",
		"offer.pdf": "application/pdf",
		"page.HTML": "application/octet-stream",
	});
});

test("a reply outside of its thread says by what it was matched", async ({ desk }) => {
	const email = "zubin@conversation.example";
	const id = await desk.save({ email });
	await receive({ headers: { From: email }, text: "Please call me." });
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	const words = page.texts('[data-kind="reply"] > p');
	expect(words).toContain("Please call me.");
	expect(words).toContain("Matched by sender and subject only.");
	expect(words.join()).not.toContain("another address");
	expect(page.select('[data-kind="reply"] details, [data-kind="reply"] li')).toEqual([]);
});
