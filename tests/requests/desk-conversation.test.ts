import { expect } from "vitest";
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
		"loom.png image/png, 11 MB: too large, in the mailbox",
	]);
	const links = page.attributes(`${reply} li a`, "href");
	expect(links).toHaveLength(1);
	expect((await (await desk.get(links[0] ?? "")).text()).trim()).toBe("x".repeat(2_000));
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
