import type { Part as PartData } from "#app/desk/store/conversation-store.ts";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import type { ConversationProps } from "./conversation-props.ts";
import { limitParts, type PartLimit } from "./limit-parts.ts";
import { Part } from "./part.tsx";

/** The greatest number of parts that are all shown, and how many are where there are more. */
const SHORT = 6;
const OPEN = 4;

/** Renders the conversation with a person, oldest first, with the earlier parts of a long one folded. */
export function Conversation(props: ConversationProps) {
	const { conversation, at, seen, isWhole = false, isUncut = false } = props;
	const { parts, earlier } = conversation;
	const isLong = !isWhole && parts.length > SHORT;
	const folded = isLong ? parts.slice(0, -OPEN) : [];
	const open = isLong ? parts.slice(-OPEN) : parts;
	const newest = open.slice(isWhole ? 0 : findNewest(open));
	const recent = open.slice(0, open.length - newest.length);
	const limits = limitParts(parts);
	const toLimit = (part: PartData): PartLimit => {
		const { shown, searched } = limits.get(part) ?? { shown: 0, searched: 0 };
		return { shown: isUncut ? Number.POSITIVE_INFINITY : shown, searched };
	};
	const render = (part: PartData) => (
		<Part key={part.event?.id ?? part.enquiry.id} part={part} limit={toLimit(part)} {...props} />
	);
	return (
		<section id="conversation" aria-label={t("conversation")} className="desk-conversation">
			{earlier && (
				<p>
					<a
						className="inline-block py-2"
						href={`/desk/people-of/${at}?before=${encodeURIComponent(earlier)}`}
					>
						{t("earlierThan", { time: formatInstant(earlier) })}
					</a>
				</p>
			)}
			{folded[0] && (
				<details>
					<summary className="desk-summary">
						{t("earlierParts", { count: folded.length, time: formatInstant(folded[0].at) })}
					</summary>
					<div className="desk-conversation">{folded.map(render)}</div>
				</details>
			)}
			{recent[0] && (
				<details
					className="desk-recent"
					data-fits={findFit(recent)}
					open={seen !== undefined || undefined}
				>
					<summary className="desk-summary">
						{t("earlierParts", { count: recent.length, time: formatInstant(recent[0].at) })}
					</summary>
					<div className="desk-conversation">{recent.map(render)}</div>
				</details>
			)}
			{newest.map(render)}
		</section>
	);
}

/** Finds the last words between the person and us; a note or a call may follow them. */
function findNewest(parts: readonly PartData[]): number {
	return Math.max(
		0,
		parts.findLastIndex(({ kind }) => kind !== "note" && kind !== "call"),
	);
}

/** The widths of windows: the characters of a line, and the lines of parts before the newest that leave it in sight. */
const PHONE = { characters: 40, lines: 9 };
const WIDE = { characters: 100, lines: 18 };
/** The lines that a part has beside its words. */
const FRAME_LINES = 3;

/** Finds where parts fit above the newest one: on a phone too, in a wide window alone, or nowhere. */
function findFit(parts: readonly PartData[]): "phone" | "wide" | undefined {
	const lines = parts.flatMap(({ event, enquiry }) =>
		((event ? event.text : enquiry.message) ?? "").split("\n"),
	);
	const fits = ({ characters, lines: most }: typeof PHONE) =>
		lines.reduce(
			(sum, { length }) => sum + Math.ceil(length / characters),
			FRAME_LINES * parts.length,
		) <= most;
	if (fits(PHONE)) return "phone";
	return fits(WIDE) ? "wide" : undefined;
}
