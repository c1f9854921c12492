import { t } from "#app/messages/en/webhook.server.ts";
import { shorten } from "#app/platform/plain-text.ts";
import type { WebhookFormat } from "#app/platform/settings.ts";
import type { HookMessage } from "./hook-message.ts";

/** The longest words of a visitor in a chat; the desk has all of them. */
const MAX_WORDS = 400;

/** What is posted, by the format that the receiver takes. */
export const FORMATS: Record<WebhookFormat, (message: HookMessage) => object> = {
	json: ({ type, timestamp, data }) => ({ type, timestamp, data }),
	slack: (message) => ({ text: toSlackText(message) }),
	teams: (message) => ({
		type: "message",
		attachments: [
			{
				contentType: "application/vnd.microsoft.card.adaptive",
				contentUrl: null,
				content: toTeamsCard(message),
			},
		],
	}),
};

/** Writes a message in Slack's mrkdwn: https://docs.slack.dev/messaging/formatting-message-text/ */
function toSlackText({ title, words, url }: HookMessage): string {
	const quote = shorten(words.trim(), MAX_WORDS)
		.split("\n")
		.map((line) => `> ${escapeForSlack(line)}`);
	return [
		`*${escapeForSlack(title)}*`,
		...(words.trim() ? quote : []),
		...(url ? [`<${escapeForSlack(url)}|${escapeForSlack(t("open"))}>`] : []),
	].join("\n");
}

/** Escapes the characters by which Slack marks links and mentions. */
function escapeForSlack(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Creates an Adaptive Card, as a workflow of Teams posts it. A visitor's words are in a RichTextBlock, which knows no Markdown. */
function toTeamsCard({ title, words, url }: HookMessage): object {
	const toBlock = (text: string, style: object = {}) => ({
		type: "RichTextBlock",
		inlines: [{ type: "TextRun", text, ...style }],
	});
	return {
		$schema: "http://adaptivecards.io/schemas/adaptive-card.json",
		type: "AdaptiveCard",
		version: "1.2",
		body: [
			toBlock(title, { weight: "Bolder" }),
			...(words.trim() ? [toBlock(shorten(words.trim(), MAX_WORDS))] : []),
		],
		actions: url ? [{ type: "Action.OpenUrl", title: t("open"), url }] : [],
	};
}
