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
	const { conversation, at, isWhole = false, isUncut = false } = props;
	const { parts, earlier } = conversation;
	const isLong = !isWhole && parts.length > SHORT;
	const folded = isLong ? parts.slice(0, -OPEN) : [];
	const open = isLong ? parts.slice(-OPEN) : parts;
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
			{open.map(render)}
		</section>
	);
}
