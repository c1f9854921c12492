import type { SetAsideRow } from "#app/database/tables.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { formatCallTime } from "#app/platform/dates.server.ts";

const REASONS: Record<SetAsideRow["reason"], string> = {
	"too-costly": "it takes too long to read",
	store: "it could not be stored",
	server: "the mail server does not give it",
};

/** Renders a line on the messages that could not be taken in, with a list of them. */
export function SetAsideMessages({ messages }: { messages: readonly SetAsideRow[] }) {
	if (messages.length === 0) return null;
	const isOne = messages.length === 1;
	return (
		<section
			aria-label="Messages that could not be taken in"
			className="mb-3 border-2 border-accent px-4"
		>
			<details>
				<summary className="desk-summary font-bold">
					{isOne
						? "A message could not be taken in. It is in the mailbox."
						: `${messages.length} messages could not be taken in. They are in the mailbox.`}
				</summary>
				<ul className="pb-2">
					{messages.map((message) => (
						<li key={message.key} className="flex flex-wrap items-baseline gap-x-4 py-1">
							<span className="min-w-0 wrap-anywhere">{describe(message)}</span>
							<IntentButton
								intent="dismiss-message"
								fields={{ message: message.key }}
								about={`the message ${describe(message)}`}
							>
								Dismiss
							</IntentButton>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}

function describe({ sender, subject, reason, firstAt }: SetAsideRow): string {
	const whose = sender ? `From ${sender}` : "From an unknown sender";
	const about = subject ? `, “${subject}”` : "";
	return `${whose}${about}, since ${formatCallTime(firstAt)}: ${REASONS[reason]}.`;
}
