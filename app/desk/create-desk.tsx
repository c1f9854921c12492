import { Hono, type MiddlewareHandler } from "hono";
import { matchPath } from "react-router";
import { showCall } from "#app/desk/calls/bookings.$id.route.tsx";
import { changeBookings } from "#app/desk/calls/change-call.ts";
import { showBookings } from "#app/desk/calls/render-bookings.tsx";
import { downloadAttachment } from "#app/desk/conversation/attachments.$id.route.ts";
import { showConversation } from "#app/desk/conversation/people-of.$id.route.tsx";
import { askToErase } from "#app/desk/enquiry/enquiries.$id.erase.route.tsx";
import { changeOne, showEnquiry } from "#app/desk/enquiry/enquiries.$id.route.tsx";
import { makeEnquiry, showNewEnquiry } from "#app/desk/enquiry/new-enquiry/enquiries.new.route.tsx";
import { exportView } from "#app/desk/inbox/enquiries.csv.route.ts";
import { showEvents } from "#app/desk/inbox/events.route.ts";
import { begin } from "#app/desk/inbox/first-hour/begin.ts";
import { showInbox } from "#app/desk/inbox/render-inbox.tsx";
import { exportNumbers, showNumbers } from "#app/desk/numbers/numbers.route.tsx";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import { showManifest } from "#app/desk/page/manifest.webmanifest.route.ts";
import { renderServerError } from "#app/desk/page/server-error.tsx";
import { showPeople } from "#app/desk/people/render-people.tsx";
import { showPushWorker } from "#app/desk/push/push-worker.js.route.ts";
import type { DeskContext, DeskEnv } from "#app/desk/request/desk-env.ts";
import { isDeskOpen } from "#app/desk/request/desk-services.ts";
import { findSession } from "#app/desk/request/find-session.ts";
import { findIntent } from "#app/desk/request/parse-form.ts";
import { isRecentSignIn } from "#app/desk/request/recent-sign-in.ts";
import { getSessionToken } from "#app/desk/request/session-cookie.ts";
import { showLink, useLink } from "#app/desk/sign-in/sign-in.$token.route.tsx";
import { keepForm, showSignIn, signIn, signOut } from "#app/desk/sign-in/sign-in.route.tsx";
import { changeTexts, showTexts } from "#app/desk/texts/texts.route.ts";
import { changeSelected } from "./inbox/change-selected.ts";
import { dismissMessage } from "./inbox/dismiss-message.ts";
import { changePeople } from "./people/change-people.ts";
import { isEnough, PERMISSIONS } from "./permissions.ts";
import { isFromOwnPage } from "./sign-in/kept-form.ts";
import { askToSignInAgain } from "./sign-in/sign-in-again.tsx";
import { leaveDesk } from "./sign-in/start-session.ts";

type Settings = {
	/** Renders the site's own page for an unknown address, so that strangers do not see that there is a desk. */
	respondNotFound: (context: DeskContext) => Promise<Response>;
	/** Returns the client's address as the server knows it. */
	getAddress: (context: DeskContext) => string | null;
};

/**
 * Creates the desk, where the agency's staff answer enquiries. Its pages are rendered on the server alone, so that no
 * script or style of it is a part of the public site.
 */
export function createDesk({ respondNotFound, getAddress }: Settings): Hono<DeskEnv> {
	const desk = new Hono<DeskEnv>();
	// The cookie alone distinguishes staff from strangers while the store is unavailable.
	const requireOpenDesk: MiddlewareHandler<DeskEnv> = async (context, next) =>
		(await isDeskOpen().catch(() => getSessionToken(context) !== undefined))
			? next()
			: respondNotFound(context);
	desk.onError(renderServerError);
	desk.use("/desk/*", requireOpenDesk);
	desk.use("/desk/sign-in/*", (context, next) => {
		context.set("address", getAddress(context) ?? "");
		return next();
	});
	desk.get("/desk/sign-in", showSignIn);
	desk.post("/desk/sign-in", signIn);
	desk.get("/desk/sign-in/:token", showLink);
	desk.post("/desk/sign-in/:token", useLink);

	desk.use("/desk/*", requireSession(respondNotFound));
	desk.get("/desk", showInbox);
	desk.post("/desk", begin, dismissMessage, changeSelected);
	desk.get("/desk/manifest.webmanifest", showManifest);
	desk.get("/desk/events", showEvents);
	desk.get("/desk/enquiries/new", showNewEnquiry);
	desk.post("/desk/enquiries", makeEnquiry);
	desk.get("/desk/people-of/:id", showConversation);
	desk.get("/desk/enquiries/:id", showEnquiry);
	desk.post("/desk/enquiries/:id", changeOne);
	desk.get("/desk/attachments/:id", downloadAttachment);
	desk.get("/desk/enquiries.csv", exportView);
	desk.get("/desk/enquiries/:id/erase", askToErase);
	desk.get("/desk/bookings", showBookings);
	desk.post("/desk/bookings", changeBookings);
	desk.get("/desk/bookings/:id", showCall);
	desk.get("/desk/numbers", showNumbers);
	desk.get("/desk/numbers.csv", exportNumbers);
	desk.get("/desk/people", showPeople);
	desk.post("/desk/people", changePeople);
	desk.get("/desk/texts", showTexts);
	desk.post("/desk/texts", changeTexts);
	desk.get("/desk/push-worker.js", showPushWorker);
	desk.post("/desk/sign-out", signOut);
	desk.all("/desk/*", respondNotFound);
	return desk;
}

/** Finds the session of the request, and whether its person may do this. */
function requireSession(
	respondNotFound: Settings["respondNotFound"],
): MiddlewareHandler<DeskEnv, "/desk/*"> {
	return async (context, next) => {
		const session = await findSession(context);
		if (!session) return (await leadToSignIn(context)) ?? respondNotFound(context);
		context.set("session", session);
		const method = context.req.method === "HEAD" ? "GET" : context.req.method;
		const found = PERMISSIONS.filter(
			(permission) => permission.method === method && matchPath(permission.path, context.req.path),
		);
		if (found.length === 0) return respondNotFound(context);
		const intent = method === "POST" ? await getIntent(context) : undefined;
		const permission = found.find((each) => each.intent === undefined || each.intent === intent);
		if (!permission) return reject(context, 400, "This form has no action that the desk knows.");
		if (!isEnough(session.staff.role, permission.role))
			return reject(context, 403, "Only an owner can do this.");
		if (permission.needsRecentSignIn && !isRecentSignIn(session.session))
			return askToSignInAgain(context);
		return next();
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

async function getIntent(context: DeskContext): Promise<unknown> {
	try {
		return findIntent(await context.req.formData());
	} catch {
		// The body is no form.
		return undefined;
	}
}

function reject(context: DeskContext, status: 400 | 403, reason: string): Response {
	return renderDeskPage(context, {
		title: "Not possible",
		status,
		session: context.var.session,
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">This is not possible</h1>
				<p className="mt-3">
					{reason} <a href="/desk">Back to the inbox</a>
				</p>
			</div>
		),
	});
}
