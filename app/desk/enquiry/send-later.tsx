import { type ActionContext, Submit, toAction } from "#app/desk/changes/action-form.tsx";
import { findSendOpening, getSendSpan, OWN_TIME } from "#app/desk/times/send-times.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";
import { formatLocalTime, nameOwnTime } from "#app/platform/dates.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";

type SendLaterProps = Pick<EnquiryPageProps, "typed"> & { form: ActionContext };

/** Renders the buttons that plan an answer: for the next opening, or for a time of one's own. */
export function SendLater({ typed, form }: SendLaterProps) {
	const opening = findSendOpening();
	const { from, to } = getSendSpan();
	const [at, later] = [typed?.find("at"), typed?.find("later")];
	const action = toAction(form, "answer");
	return (
		<details open={Boolean(at || later)}>
			<summary className="desk-summary">{t("sendLater")}</summary>
			{opening && (
				<Submit name="at" value={new Date(opening.time).toISOString()} action={action} className="">
					{opening.name}
				</Submit>
			)}
			<label className="mt-4 block">
				<span className="text-fine text-ink-soft">
					{t(opening ? "ownTime" : "time", { zone: nameOwnTime() })}
				</span>
				<input
					className="desk-field sm:max-w-narrow"
					type="datetime-local"
					name="later"
					min={formatLocalTime(from)}
					max={formatLocalTime(to)}
					defaultValue={later}
					aria-invalid={at === OWN_TIME || undefined}
				/>
			</label>
			<Submit name="at" value={OWN_TIME} action={action}>
				{t("sendThen")}
			</Submit>
			<p className="mt-2 text-fine text-ink-soft">{t("laterHint")}</p>
		</details>
	);
}
