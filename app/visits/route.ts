import { getEnv } from "#app/platform/env.server.ts";
import { clientAddressContext } from "#app/platform/http/client-address.ts";
import type { Route } from "./+types/route.ts";
import { countMessage } from "./receive-message.server.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** Receives page views, and the speed of pages. The response does not tell whether anything was counted. */
export async function action({ request, context }: Route.ActionArgs) {
	if (!getEnv().VISITS) return missing();
	if (request.method !== "POST")
		return new Response(null, { status: 405, headers: { ...NO_STORE, Allow: "POST" } });
	await countMessage(request, context.get(clientAddressContext));
	return new Response(null, { status: 204, headers: NO_STORE });
}

export function loader() {
	return missing();
}

function missing() {
	return new Response("There is nothing here.", {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=utf-8", "X-Robots-Tag": "noindex" },
	});
}
