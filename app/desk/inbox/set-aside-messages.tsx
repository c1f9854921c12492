import type { SetAsideRow } from "#app/database/tables.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { t } from "#app/messages/en/desk-inbox.server.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";

/** Renders a line on the messages that could not be imported, with a list of them. */
export function SetAsideMessages({ messages }: { messages: readonly SetAsideRow[] }) {
	if (messages.length === 0) return null;
	return (
		<section aria-label={t("notTakenIn")} className="mb-3 border-2 border-accent px-4">
			<details>
				<summary className="desk-summary font-bold">
					{t("notTakenInCount", { count: messages.length })}
				</summary>
				<ul className="pb-2">
					{messages.map((message) => (
						<li key={message.key} className="flex flex-wrap items-baseline gap-x-4 py-1">
							<span className="min-w-0 wrap-anywhere">{describe(message)}</span>
							<IntentButton
								intent="dismiss-message"
								fields={{ message: message.key }}
								about={t("ofMessage", { message: describe(message) })}
							>
								{t("dismiss")}
							</IntentButton>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}

function describe({ sender, subject, reason, firstAt }: SetAsideRow): string {
	return t("setAsideMessage", {
		hasSender: sender ? "yes" : "no",
		sender: sender ?? "",
		hasSubject: subject ? "yes" : "no",
		subject: subject ?? "",
		time: formatCallTime(firstAt),
		reason: reason === "too-costly" ? "costly" : reason,
	});
}
