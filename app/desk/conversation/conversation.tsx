import type { Part as PartData } from "#app/desk/store/conversation-store.ts";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import type { ConversationProps } from "./conversation-props.ts";
import { limitParts, type PartLimit } from "./limit-parts.ts";
import { Part } from "./part.tsx";

/** The greatest number of earlier parts that are not folded twice in a wide window, and how many are not where there are more. */
const SHORT = 5;
const RECENT = 3;

/**
 * Renders the conversation with a person, oldest first. What nobody has answered stands open, or else the newest words; what is
 * earlier is folded where it would push them out of sight.
 */
export function Conversation(props: ConversationProps) {
	const { conversation, at, seen, isWhole = false, isUncut = false } = props;
	const { parts, earlier } = conversation;
	const open = isWhole ? 0 : findOpen(parts);
	const before = parts.slice(0, open);
	const recent = before.slice(before.length > SHORT ? -RECENT : 0);
	const folded = before.slice(0, before.length - recent.length);
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
			{before[0] && (
				<details
					className="desk-recent"
					data-fits={findFit(recent)}
					open={seen !== undefined || undefined}
				>
					<EarlierSummary parts={before} />
					<div className="desk-conversation">
						{folded[0] && (
							<details>
								<EarlierSummary parts={folded} />
								<div className="desk-conversation">{folded.map(render)}</div>
							</details>
						)}
						{recent.map(render)}
					</div>
				</details>
			)}
			{parts.slice(open).map(render)}
		</section>
	);
}

function EarlierSummary({ parts }: { parts: readonly PartData[] }) {
	return (
		<summary className="desk-summary">
			{t("earlierParts", { count: parts.length, time: formatInstant(parts[0]?.at ?? "") })}
		</summary>
	);
}

/** Finds the first part that stands open: what the person wrote since we answered, or else the last words of either side. */
function findOpen(parts: readonly PartData[]): number {
	const last = parts.findLastIndex(({ kind }) => kind !== "note" && kind !== "call");
	const answer = parts.findLastIndex(({ kind }) => kind === "answer");
	return Math.max(0, answer === last ? last : answer + 1);
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
