import { afterAll, beforeAll, expect, test } from "vitest";
import { openWatchedPage, PHONE } from "../support/browser.ts";
import { startDesk } from "../support/desk.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

const MAILBOX = "http://mail.example/";

provideSiteAndBrowser();

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_TO: "office@kiteline.example" });
});
afterAll(() => desk.stop());

test.each([
	["with JavaScript", true],
	["without JavaScript", false],
])(
	"on a phone, %s, four taps lead from the notification to the sent answer",
	async (way, javaScriptEnabled) => {
		const visit = { viewport: PHONE, hasTouch: true, isMobile: true, javaScriptEnabled };
		const { page, errors } = await openWatchedPage(
			browser,
			{ ...site, origin: desk.origin },
			visit,
		);
		await page.goto(`/desk/sign-in/${await desk.people.createLink(desk.staff.id)}`);
		await page.getByRole("button", { name: "Sign in" }).tap();
		await page.getByRole("heading", { name: "Inbox" }).waitFor({ state: "attached" });

		const email = `${way.replaceAll(" ", "-")}@x.example`;
		const id = await desk.save({ email, phone: "+91 98250 11223" }, ["email", "acknowledgement"]);
		const findNotification = () =>
			desk.listMails("office@kiteline.example").find(({ parsed }) => parsed.text?.includes(id));
		await expect.poll(findNotification).toBeDefined();
		await page.route(MAILBOX, (route) =>
			route.fulfill({ contentType: "text/html", body: findNotification()?.parsed.html }),
		);
		await page.goto(MAILBOX);

		let taps = 0;
		const tap = async (role: "link" | "button", name: string) => {
			await page.getByRole(role, { name }).tap();
			taps++;
		};
		await tap("link", `${desk.origin}/desk/enquiries/${id}`);
		await page.waitForURL(`**/desk/enquiries/${id}`);
		const bar = page.getByRole("navigation", { name: "Answer" });
		expect(await bar.getByRole("link").allTextContents()).toEqual([
			"Answer",
			"Call",
			"WhatsApp",
			"Answered",
		]);
		const getTop = async (name: string) =>
			(await page.getByRole("heading", { name }).boundingBox())?.y ?? Number.NaN;
		const tops = await Promise.all(["Answer by e-mail", "Who", "What happened"].map(getTop));
		expect(tops).toEqual(tops.toSorted((one, other) => one - other));
		await tap("button", "Suggest a call");
		await page.waitForURL("**#answer");
		await page.getByLabel("Answer by e-mail").press("Control+Home");
		await page.keyboard.type("Namaste! ");
		await tap("button", "Send the answer");
		await page.waitForURL("**#main");
		await page.getByText("Waiting for them").first().waitFor();
		expect(taps).toBeLessThanOrEqual(4);

		await expect.poll(() => desk.listMails(email).length).toBe(2);
		const answer = desk.listMails(email).find(({ parsed }) => parsed.subject?.startsWith("Re:"));
		expect(answer?.parsed.text).toContain("Namaste! Dear Riya Desai,\n\nThank you for writing");
		await page.context().close();
		expect(errors).toEqual([]);
	},
);
