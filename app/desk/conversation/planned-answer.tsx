import { type ActionContext, Submit, toAction } from "#app/desk/changes/action-form.tsx";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";

type PlannedAnswerProps = Pick<ActionContext, "enquiry" | "query"> & {
	eventId: string;
	/** The time in Unix ms. */
	time: number;
	/** True on the page of its matter, whose form the button belongs to. */
	hasForm: boolean;
};

/** Renders when an answer will be sent, and how to take it back. */
export function PlannedAnswer({ enquiry, query, eventId, time, hasForm }: PlannedAnswerProps) {
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-fine">
			<strong>{t("planned", { time: formatCallTime(time) })}</strong>
			{hasForm ? (
				<Submit name="planned" value={eventId} className="desk-chip">
					{t("cancelPlanned")}
				</Submit>
			) : (
				<a className="inline-block py-1" href={toAction({ enquiry, query, revision: 0 })}>
					{t("openToCancel")}
				</a>
			)}
		</p>
	);
}
