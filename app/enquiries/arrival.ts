import { type Arrival, TOUCH_PARAMETERS, type Touch } from "./enquiry.ts";

const PATH_MAX = 300;
const HOST_MAX = 253;
const VALUE_MAX = 200;
const CONTROL = /\p{Cc}/gu;

/**
 * How the visitor came, from what the page remembered and sent along (names of fields to texts). It is the
 * visitor's browser that says so: whatever has not the right form is left out.
 */
export function readArrival(read: (name: string) => string): Arrival {
	return {
		landingPage: readPath(read("landingPage")),
		referrer: readHost(read("referrer")),
		firstTouch: readTouch(new URLSearchParams(read("firstTouch"))),
		lastTouch: readTouch(new URLSearchParams(read("lastTouch"))),
	};
}

/** The parameters by which a link names its campaign or advertisement; null when it has none. */
export function readTouch(query: URLSearchParams): Touch | null {
	const entries = TOUCH_PARAMETERS.flatMap((name) => {
		const value = query.get(name)?.replaceAll(CONTROL, "").trim().slice(0, VALUE_MAX);
		return value ? [[name, value] as const] : [];
	});
	return entries.length > 0 ? Object.fromEntries(entries) : null;
}

function readPath(text: string): string | null {
	const isPath = /^\/(?![/\\])[\x21-\x7e]*$/.test(text);
	return isPath && text.length <= PATH_MAX ? text : null;
}

function readHost(text: string): string | null {
	const isHost = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
	return isHost && text.length <= HOST_MAX ? text.toLowerCase() : null;
}
