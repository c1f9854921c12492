import { t } from "#app/messages/en/desk-done.server.ts";
import type { FlashMessage } from "./flash-message.ts";

/** Renders what the reader has just done, and the ways on. The redirect's fragment gives it the focus, so that it is read out. */
export function FlashLine({ done }: { done: FlashMessage | null }) {
	if (!done) return null;
	const { text, next, undo } = done;
	return (
		<div id="done" role="status" tabIndex={-1} className="desk-done">
			<p className="mr-auto">{text}</p>
			{undo && <UndoForm {...undo} />}
			{next === null && <p>{t("nobodyWaits")}</p>}
			{next && (
				<a href={next} className="desk-button">
					{t("next")}
				</a>
			)}
		</div>
	);
}

/** Renders the button that undoes the change; a style hides it when the time for that is over. */
function UndoForm({ action, events, ids, form, holds }: NonNullable<FlashMessage["undo"]>) {
	const fields = events.map((event) => (
		<input key={event} type="hidden" form={form} name="event" value={event} />
	));
	const button = (
		<button
			type="submit"
			form={form}
			name="intent"
			value="undo"
			className="desk-button desk-undo"
			data-tone="quiet"
			data-holds={holds}
		>
			{t("undo")}
		</button>
	);
	if (form)
		return (
			<>
				{fields}
				{button}
			</>
		);
	return (
		<form method="post" action={action}>
			{ids.map((id) => (
				<input key={id} type="hidden" name="id" value={id} />
			))}
			{fields}
			{button}
		</form>
	);
}
