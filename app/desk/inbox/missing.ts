import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";

const MISSING = "missing";

/** Adds to an address that so many of several enquiries were erased before they could be changed. */
export function addMissing(address: string, count: number): string {
	const [path, fragment] = address.split("#");
	return `${path}&${MISSING}=${count}#${fragment}`;
}

/** Adds to what was done with several enquiries how many of them were erased before, by the query of the address. */
export function tellMissing(
	done: FlashMessage | null,
	query: URLSearchParams,
): FlashMessage | null {
	const count = Number(query.get(MISSING));
	// Of an undo the line counts all that were not undone.
	if (!done || !(count > 0) || query.get("done") === "undone") return done;
	return { ...done, text: `${done.text} ${t("erasedBefore", { count })}` };
}
