import type { MiddlewareHandler } from "hono";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext, DeskEnv } from "#app/desk/request/desk-env.ts";
import {
	type Access,
	type DeskActions,
	type DeskHandler,
	type DeskRoute,
	isEnough,
} from "#app/desk/request/desk-route.ts";
import { findSession } from "#app/desk/request/find-session.ts";
import { readForm } from "#app/desk/request/parse-form.ts";
import { isRecentSignIn } from "#app/desk/request/recent-sign-in.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import { isFromOwnPage } from "#app/desk/sign-in/kept-form.ts";
import { keepForm } from "#app/desk/sign-in/sign-in.route.tsx";
import { askToSignInAgain } from "#app/desk/sign-in/sign-in-again.tsx";
import { leaveDesk } from "#app/desk/sign-in/start-session.ts";
import { t } from "#app/messages/en/desk-frame.server.ts";
import type { Fields } from "#app/platform/http/form-fields.ts";
import { listLinks } from "./routes.ts";

/**
 * Creates the middleware for who may do something, which finds their session, and what follows is in their language. Without
 * one, whoever opens a page is led to the sign-in page, and all others get the response for an unknown address.
 */
export function requireAccess(
	needed: Access,
	respondNotFound: DeskHandler,
): MiddlewareHandler<DeskEnv> {
	return async (context, next) => {
		if (needed === "anybody") return next();
		const session = await findSession(context);
		if (!session) return (await leadToSignIn(context)) ?? respondNotFound(context);
		context.set("session", session);
		const { staff } = session;
		return runForReader<ReturnType<MiddlewareHandler>>(staff.language, async () => {
			context.set("links", listLinks(staff));
			return isEnough(staff, needed) ? next() : rejectMember(context, needed);
		});
	};
}

/** Handles the forms of a route by the intent that each has, for whoever may do that. */
export function handleActions({
	actions,
	role,
}: Required<Pick<DeskRoute, "actions" | "role">>): DeskHandler {
	return async (context) => {
		const form = await readForm(context);
		const found = findAction(form, actions);
		if (!found) return reject(context, 400, t("unknownAction"));
		const [intent, action] = found;
		const { staff, session } = context.var.session;
		const needed = action.role ?? role;
		if (!isEnough(staff, needed)) return rejectMember(context, needed);
		if (action.needsRecentSignIn && !isRecentSignIn(session)) return askToSignInAgain(context);
		return action.handle(context, { ...form, intent: [intent] });
	};
}

/**
 * Leads who opens a page of the desk without a session to the sign-in page, which strangers know, and from there back to it.
 * A form that a page of ours sent is kept. Returns null for all others, as for files and scripts of a page.
 */
async function leadToSignIn(context: DeskContext): Promise<Response | null> {
	const { method, path, url } = context.req;
	if (isFromOwnPage(context)) {
		if (path === "/desk/sign-out") return leaveDesk(context);
		if (method === "POST") return keepForm(context);
	}
	if (!isForDocument(context)) return null;
	const to = path + new URL(url).search;
	return context.redirect(`/desk/sign-in?${new URLSearchParams({ to })}`, 303);
}

/** Returns whether a browser requests a page for its window; browsers name no destination over plain http. */
function isForDocument({ req }: DeskContext): boolean {
	if (req.method !== "GET" && req.method !== "HEAD") return false;
	const destination = req.header("Sec-Fetch-Dest");
	if (destination) return destination === "document";
	return req.header("Accept")?.includes("text/html") ?? false;
}

/** Finds the action that a form asks for: by its field `intent`, or else by the button that was pressed. */
function findAction({ intent, ...fields }: Fields, actions: DeskActions) {
	return Object.entries(actions).find(([name, { buttons = [] }]) =>
		intent ? intent[0] === name : buttons.some((button) => button in fields),
	);
}

function rejectMember(context: DeskContext, needed: Access): Response {
	return reject(context, 403, t(needed === "publisher" ? "onlyPublisher" : "onlyOwner"));
}

function reject(context: DeskContext, status: 400 | 403, reason: string): Response {
	return renderDeskPage(context, {
		title: t("notPossibleTitle"),
		status,
		session: context.var.session,
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">{t("notPossible")}</h1>
				<p className="mt-3">
					{reason} <a href="/desk">{t("backToInbox")}</a>
				</p>
			</div>
		),
	});
}
