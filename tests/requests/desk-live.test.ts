import { expect } from "vitest";
import { content } from "../support/addresses.ts";
import { openEvents } from "../support/event-stream.ts";
import { writeMail } from "../support/incoming-mail.ts";
import { MAIL_SECRET, signMail } from "../support/sign-mail.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

// Nothing is delivered: the address allows answers to be sent.
provideSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_HOOK_SECRET: MAIL_SECRET });

async function receive(headers: Record<string, string>, text = "Yes."): Promise<void> {
	const body = writeMail({ headers: { To: content.site.email, ...headers }, text });
	const sent = { method: "POST", headers: signMail(body), body };
	expect((await site.request("/hooks/mail", sent)).status).toBe(202);
}

test("the stream of an enquiry tells of what its page shows anew, and of nothing else, without words", async ({
	desk,
}) => {
	const id = await desk.save({ email: "riya@live.example", name: "Riya Desai" });
	const other = await desk.save({ email: "other@live.example" });
	const stream = await openEvents(site.origin, desk.ofMeera, id);
	await expect.poll(stream.getMarks).toHaveLength(1);
	const read = async (as = desk.ofMeera) => readPage(desk.get(`/desk/enquiries/${id}`, as));
	expect((await read()).attributes("[data-mark]", "data-mark")).toEqual(stream.getMarks());
	await desk.change(other, { intent: "note", text: "Of somebody else" });
	await desk.change(id, { intent: "note", text: "Called" });
	await expect.poll(stream.getMarks).toHaveLength(2);
	expect(stream.getText()).toMatch(/^(data: [\w-]{16}\n\n|:\n\n)+$/);
});

test("colleagues see who is here and who writes, until the page is closed", async ({ desk }) => {
	const id = await desk.save();
	const readOthers = async () =>
		(await readPage(desk.get(`/desk/enquiries/${id}`))).texts('[data-live="others"] p');
	const ofMeera = await openEvents(site.origin, desk.ofMeera, id);
	await expect.poll(ofMeera.getMarks).toHaveLength(1);
	expect(await readOthers()).toEqual([]);
	const ofKabir = await openEvents(site.origin, desk.ofKabir, id);
	await expect.poll(ofMeera.getMarks).toHaveLength(2);
	expect(await readOthers()).toEqual(["Kabir is here."]);
	await desk.change(id, { intent: "draft", text: "Dear visitor," }, desk.ofKabir);
	await expect.poll(ofMeera.getMarks).toHaveLength(3);
	expect(await readOthers()).toEqual(["Kabir is writing an answer."]);
	ofKabir.close();
	await expect.poll(ofMeera.getMarks).toHaveLength(4);
	expect(await readOthers()).toEqual([]);
});

test("an e-mail to several is shown with all of them, and the answer goes to those who are ticked", async ({
	desk,
}) => {
	const email = "riya@all.example";
	const id = await desk.save({ email, name: "Riya Desai" });
	await desk.change(id, { intent: "answer", text: "We can begin in January." });
	const { deliveries } = await desk.find(id);
	const answer = deliveries.find(({ channel }) => channel === "answer");
	const thread = { "In-Reply-To": `<${answer?.id}@kiteline.example>` };
	const staff = "meera@kiteline.example";
	await receive({ ...thread, From: `Riya <${email}>`, Cc: `suresh@all.example, ${staff}` });
	await receive({ ...thread, From: "Arun Desai <arun@all.example>" }, "I pay.");
	const read = () => readPage(desk.get(`/desk/enquiries/${id}`));
	const page = await read();
	expect(page.texts('[data-kind="reply"] p')).toContain(`Copy to suresh@all.example, ${staff}`);
	expect(page.texts('[data-kind="reply"] strong')).toEqual([
		"Riya Desai replied by e-mail:",
		"Arun Desai replied by e-mail:",
	]);
	expect(page.attributes('[data-kind="reply"]', "aria-label")).toContain("a reply from Arun Desai");
	expect(page.text("h1 + p")).toContain("Wrote again");
	const offered = ["arun@all.example", "suresh@all.example"];
	const tick = '[type="checkbox"][name="cc"]';
	expect(page.attributes(tick, "value")).toEqual(offered);
	expect(page.attributes(tick, "checked")).toEqual([]);
	const cc = ["arun@all.example", "boss@all.example"];
	const { revision } = await desk.find(id);
	const body = new URLSearchParams({
		intent: "draft",
		revision: String(revision),
		text: "Dear all,",
	});
	for (const address of cc) body.append("cc", address);
	const headers = { Cookie: desk.ofMeera };
	await site.request(`/desk/enquiries/${id}`, { method: "POST", headers, body });
	const draft = await read();
	expect(draft.attributes(`${tick}[checked]`, "value")).toEqual([cc[0]]);
	expect(draft.attributes('[name="cc"][inputmode]', "value")).toEqual([cc[1]]);
	body.set("intent", "answer");
	await site.request(`/desk/enquiries/${id}`, { method: "POST", headers, body });
	expect((await read()).texts('[data-kind="answer"] p')).toContain(`Copy to ${cc.join(", ")}`);
});
