import { expect, test } from "vitest";
import { FORMATS } from "./formats.ts";
import type { HookMessage } from "./hook-message.ts";

const MESSAGE: HookMessage = {
	type: "enquiry.replied",
	timestamp: "2026-11-21T12:02:00.000Z",
	data: { id: "one" },
	title: "Riya & <Sons> replied",
	words: "Yes, <!channel>\n[please](https://evil.example) & soon",
	url: "https://www.kiteline.example/desk/sign-in?to=/desk/enquiries/one",
};

test("a program gets the data alone", () => {
	const { type, timestamp, data } = MESSAGE;
	expect(FORMATS.json(MESSAGE)).toEqual({ type, timestamp, data });
});

test("Slack gets a text in which visitors mark and mention nothing", () => {
	expect(FORMATS.slack(MESSAGE)).toEqual({
		text: [
			"*Riya &amp; &lt;Sons&gt; replied*",
			"> Yes, &lt;!channel&gt;",
			"> [please](https://evil.example) &amp; soon",
			"<https://www.kiteline.example/desk/sign-in?to=/desk/enquiries/one|Open on the desk>",
		].join("\n"),
	});
});

test("Teams gets an Adaptive Card, with the words where no Markdown counts", () => {
	const { title, words, url } = MESSAGE;
	const toBlock = (text: string) => ({
		type: "RichTextBlock",
		inlines: [expect.objectContaining({ type: "TextRun", text })],
	});
	expect(FORMATS.teams(MESSAGE)).toMatchObject({
		type: "message",
		attachments: [
			{
				contentType: "application/vnd.microsoft.card.adaptive",
				content: {
					type: "AdaptiveCard",
					body: [toBlock(title), toBlock(words)],
					actions: [{ type: "Action.OpenUrl", title: "Open on the desk", url }],
				},
			},
		],
	});
});

test("long words are cut, and none leave no empty line", () => {
	const { text } = FORMATS.slack({ ...MESSAGE, words: "word ".repeat(500) }) as { text: string };
	expect(text.length).toBeLessThan(600);
	expect(text).toContain("…");
	expect(FORMATS.slack({ ...MESSAGE, words: "", url: null })).toEqual({
		text: "*Riya &amp; &lt;Sons&gt; replied*",
	});
});
