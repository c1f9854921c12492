import { HTTPException } from "hono/http-exception";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { readForm } from "#app/desk/request/parse-form.ts";
import { t } from "#app/messages/en/desk-frame.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { report } from "#app/platform/operations-log.ts";
import { renderDeskPage } from "./desk-page.tsx";

const RETRY_AFTER_S = 30;

/** Renders the page for a failed request: 503 while the store does not respond, else 500. It shows what was typed. */
export async function renderServerError(error: Error, context: DeskContext): Promise<Response> {
	if (error instanceof HTTPException) return error.getResponse();
	report("A request of the desk could not be answered:", error);
	const isStoreUp = await getDeskServices()
		.then(({ enquiries }) => enquiries.check())
		.then(
			() => true,
			() => false,
		);
	const isForm = context.req.method === "POST";
	const typed = isForm ? text.parse((await readForm(context)).text) : "";
	if (!isStoreUp) context.header("Retry-After", String(RETRY_AFTER_S));
	return renderDeskPage(context, {
		title: t("notNow"),
		status: isStoreUp ? 500 : 503,
		session: null,
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">{t(isStoreUp ? "wentWrong" : "notReached")}</h1>
				<p className="mt-3 max-w-text">
					{isForm ? `${t("nothingSaved")} ` : ""}
					{t(isStoreUp ? "tryAgainHint" : "waitHint")}
				</p>
				{typed && (
					<label className="mt-5 block max-w-text">
						<span className="font-bold">{t("wordsToCopy")}</span>
						<textarea className="desk-field mt-1" rows={6} readOnly defaultValue={typed} />
					</label>
				)}
				<p className="mt-5">
					<a className="desk-button" data-tone="quiet" href={isForm ? "/desk" : context.req.path}>
						{t(isForm ? "toInbox" : "tryAgain")}
					</a>
				</p>
			</div>
		),
	});
}
