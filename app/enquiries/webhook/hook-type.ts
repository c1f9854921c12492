import { EVENTS, type TypedEvent } from "../events.ts";

/** The name of what a webhook tells, which is a public interface: names are added, and never changed. */
export type HookType =
	| "enquiry.created"
	| "enquiry.replied"
	| "enquiry.assigned"
	| "enquiry.won"
	| "enquiry.lost";

/** Returns the name by which a webhook tells of an event; null where it tells nothing. */
export function findHookType(event: TypedEvent): Exclude<HookType, "enquiry.created"> | null {
	switch (EVENTS[event.kind].webhook) {
		case "replied":
			// Of a reply beyond the limits nobody is told.
			return event.kind === "reply" && event.data.isOverLimit ? null : "enquiry.replied";
		case "assigned":
			return "enquiry.assigned";
		case "outcome": {
			const state = event.kind === "state" ? event.data.to : event.kind;
			return state === "won" || state === "lost" ? `enquiry.${state}` : null;
		}
		default:
			return null;
	}
}
