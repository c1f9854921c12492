import { t } from "#app/messages/en/desk-website-schedule.server.ts";
import { IntentButton } from "./intent-button.tsx";

/** When a draft is published by itself, and what can be chosen. Times are as a field for date and time has them. */
export type Plan = {
	/** In words; null if that is not planned. */
	at: string | null;
	/** What the field has. */
	value: string;
	from: string;
	to: string;
	/** The name of the time in which they are. */
	zone: string;
	isWrong: boolean;
};

/** Renders when the draft is published by itself, and the ways to plan that or not. */
export function PublishLater({ plan }: { plan: Plan }) {
	const { at, value, from, to, zone, isWrong } = plan;
	return (
		<details className="mt-4" open={at !== null || value !== ""}>
			<summary className="desk-summary">{t("publishLater")}</summary>
			<p className="mt-1 mb-2 max-w-text">{at ? t("isPlanned", { at }) : t("publishLaterHint")}</p>
			<label className="mb-2 block">
				<span className="text-fine text-ink-soft">{t("time", { zone })}</span>
				<input
					type="datetime-local"
					name="publishAt"
					className="desk-field sm:max-w-narrow"
					min={from}
					max={to}
					defaultValue={value}
					aria-invalid={isWrong || undefined}
				/>
			</label>
			<span className="flex flex-wrap gap-2">
				<IntentButton intent="schedule">{t(at ? "changeTime" : "setTime")}</IntentButton>
				{at && <IntentButton intent="unschedule">{t("unschedule")}</IntentButton>}
			</span>
		</details>
	);
}
