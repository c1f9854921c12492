import type { DeskContext } from "#app/desk/request/desk-env.ts";
import worker from "./push-worker.ts?inline-script";

/** Serves the service worker of the desk, which shows notifications and caches nothing. */
export function showPushWorker(context: DeskContext): Response {
	return context.body(worker, 200, {
		"Content-Type": "text/javascript; charset=utf-8",
		"Cache-Control": "no-store",
	});
}
