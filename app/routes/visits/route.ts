import { clientAddressContext } from "#app/enquiries/client-address.ts";
import { getEnv } from "#app/env.server.ts";
import { receiveView } from "#app/visits/receive-view.server.ts";
import type { Route } from "./+types/route.ts";

const NEVER_KEPT = { "Cache-Control": "no-store" };

/** A page tells that it was shown. The answer is the same whatever became of it. */
export async function action({ request, context }: Route.ActionArgs) {
	if (!getEnv().VISITS) return missing();
	if (request.method !== "POST")
		return new Response(null, { status: 405, headers: { ...NEVER_KEPT, Allow: "POST" } });
	await receiveView(request, context.get(clientAddressContext));
	return new Response(null, { status: 204, headers: NEVER_KEPT });
}

/** There is nothing to read here. */
export function loader() {
	return missing();
}

function missing() {
	return new Response("There is nothing here.", {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=utf-8", "X-Robots-Tag": "noindex" },
	});
}
