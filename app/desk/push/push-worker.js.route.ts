import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import worker from "./push-worker.ts?inline-script";

export const pushWorkerRoute: DeskRoute = {
	path: "/desk/push-worker.js",
	role: "member",
	get: showPushWorker,
};

/** Serves the service worker of the desk, which shows notifications and caches nothing. */
function showPushWorker(context: DeskContext): Response {
	return context.body(worker, 200, {
		"Content-Type": "text/javascript; charset=utf-8",
		"Cache-Control": "no-store",
	});
}
