import { expect, test } from "vitest";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";

// Without a mail server, which the site would tell of the device.
provideLocalDesk({ SITE_URL: "" });

// The headless browser has no push service, so its answer is one of the test's.
test("notifications are turned on by a button, with the desk's own service worker", async () => {
	const owner = await desk.invite("Meera Shah", "owner");
	const page = await openSignedIn(owner, "/desk");
	await page.context().grantPermissions(["notifications"]);
	await page.addInitScript(() => {
		const keys = { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
		const subscription = { toJSON: () => ({ endpoint: "https://push.example/one", keys }) };
		PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
	});
	await page.goto("/desk/people");
	await page.getByRole("button", { name: "Turn on for this device" }).click();
	await page.getByText("Notifications are on for this device.").waitFor();
	const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
	expect(new URL(scope).pathname).toBe("/desk/");
	await page.getByRole("button", { name: "Turn off" }).click();
	await page.getByText("Notifications are off for that device.").waitFor();
});
