import type { DeskContext, Role } from "./desk-env.ts";

export type DeskHandler = (context: DeskContext) => Response | Promise<Response>;

/** Who may do something: strangers too (`anybody`), whoever is signed in (`member`), or owners alone. */
export type Access = "anybody" | Role;

/** What a form of the desk can ask for by its field `intent`. */
export type DeskAction = {
	handle: DeskHandler;
	/** Who may do it, where that is not the role of the route. */
	role?: Role;
	/** True if the person must have just signed in, as somebody with a stolen cookie has not. */
	needsRecentSignIn?: true;
};

export type DeskActions = Readonly<Record<string, DeskAction>>;

/**
 * An address of the desk with all that it does. Its module has the name of its path: `texts.route.ts` is `/desk/texts`,
 * `bookings.$id.route.tsx` is `/desk/bookings/:id`.
 */
export type DeskRoute = {
	/** The path as in Hono: `:id` is one segment. */
	path: `/desk${string}`;
	/** Who may get it and send its forms, but for actions with a role of their own. */
	role: Access;
	/** The link in the navigation, if it has one: for whoever may get it, while it is offered. */
	link?: { name: string; isOffered?: () => boolean };
	get?: DeskHandler;
	/** Handles its form, of which there is one. */
	post?: DeskHandler;
	/** Handle its forms by their intents. */
	actions?: DeskActions;
};

/** Returns whether a person of this role may do what needs this access. */
export function isEnough(role: Role, needed: Access): boolean {
	return role === "owner" || needed !== "owner";
}
