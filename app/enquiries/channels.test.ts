import { expect, test } from "vitest";
import { CHANNEL_NAMES, isDeliverable, listChannels } from "./channels.ts";

const SMTP_URL = "smtp://mail.example";
const WEBHOOK_URL = "https://hook.example";

test.each([
	[{}, []],
	[{ SMTP_URL }, ["email"]],
	[{ SMTP_URL, ENQUIRY_ACKNOWLEDGE: true }, ["email", "acknowledgement"]],
	[{ WEBHOOK_URL, ENQUIRY_ACKNOWLEDGE: true }, ["webhook"]],
])("with %o an enquiry is delivered by %o", (settings, channels) => {
	expect(listChannels(settings)).toEqual(channels);
});

test("each channel but the one without a channel delivers once all settings are there", () => {
	const all = { SMTP_URL, WEBHOOK_URL, ENQUIRY_ACKNOWLEDGE: true, DESK: true };
	const silent = CHANNEL_NAMES.filter((channel) => !isDeliverable(channel, all));
	expect(silent).toEqual(["none"]);
	const byNothing = CHANNEL_NAMES.filter((channel) => isDeliverable(channel, {}));
	expect(byNothing).toEqual([]);
});
