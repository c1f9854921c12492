import { Hono, type MiddlewareHandler } from "hono";
import { renderServerError } from "#app/desk/page/server-error.tsx";
import type { DeskContext, DeskEnv } from "#app/desk/request/desk-env.ts";
import type { Access } from "#app/desk/request/desk-route.ts";
import { isDeskOpen } from "#app/desk/request/desk-services.ts";
import { readForm } from "#app/desk/request/parse-form.ts";
import { getSessionToken } from "#app/desk/request/session-cookie.ts";
import { handleActions, requireAccess } from "./require-access.tsx";
import { ROUTES } from "./routes.ts";

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
	const setAddress: MiddlewareHandler<DeskEnv> = (context, next) => {
		context.set("address", getAddress(context) ?? "");
		return next();
	};
	const allow = (needed: Access) => requireAccess(needed, respondNotFound);
	desk.onError(renderServerError);
	desk.use("/desk/*", requireOpenDesk, setAddress);
	for (const { path, role, get, post, actions } of ROUTES) {
		if (get) desk.get(path, allow(role), get);
		if (post)
			desk.post(path, allow(role), async (context) => post(context, await readForm(context)));
		// Which role an action needs is known once its form is read.
		if (actions) desk.post(path, allow("member"), handleActions({ actions, role }));
	}
	desk.all("/desk/*", allow("member"), respondNotFound);
	return desk;
}
