import { t } from "#app/messages/en/desk-website-review.server.ts";
import { t as tSchedule } from "#app/messages/en/desk-website-schedule.server.ts";
import type { Standing } from "./find-standing.ts";

/** Renders what was asked and answered about a draft, and when it is published by itself, or why it was not. */
export function DraftStanding({ standing }: { standing: Standing | null }) {
	if (!standing) return null;
	const { asked, answered, plannedFor, ended } = standing;
	return (
		<div className="mt-4 mb-3 grid max-w-text gap-3 empty:hidden">
			{answered && (
				<div className="border-accent border-l-4 pl-3">
					<p className="font-bold">{t("sentBackBy", { name: answered.name })}</p>
					<p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
						{answered.text}
					</p>
				</div>
			)}
			{ended && (
				<p className="border-accent border-l-4 pl-3">{tSchedule("wasNotPublished", ended)}</p>
			)}
			{asked && (
				<p className="border-line-strong border-l-4 pl-3">{t("youAsked", { at: asked })}</p>
			)}
			{plannedFor && (
				<p className="border-line-strong border-l-4 pl-3">
					{tSchedule("isPlanned", { at: plannedFor })}
				</p>
			)}
		</div>
	);
}
