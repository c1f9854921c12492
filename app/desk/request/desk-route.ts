import type * as z from "zod/mini";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Fields } from "#app/platform/http/form-fields.ts";
import type { DeskContext, Role } from "./desk-env.ts";

export type DeskHandler = (context: DeskContext) => Response | Promise<Response>;
/** Handles a sent form, by its fields or by what a schema makes of them. */
export type FormHandler<Form = Fields> = (
	context: DeskContext,
	form: Form,
) => Response | Promise<Response>;

/**
 * Who may do something: strangers too (`anybody`), whoever is signed in (`member`), who may publish changes of the website
 * (`publisher`), or owners alone.
 */
export type Access = "anybody" | "publisher" | Role;

/** What somebody's rights depend on. */
export type Rights = Pick<Staff, "role" | "mayPublish">;

/** What a form of the desk can ask for by its field `intent`. */
export type DeskAction = {
	handle: FormHandler;
	/** The names of buttons that ask for it by a value of their own, in place of the field `intent`. */
	buttons?: readonly string[];
	/** Who may do it, where that is not the role of the route. */
	role?: Exclude<Access, "anybody">;
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
	post?: FormHandler;
	/** Handle its forms by their intents. */
	actions?: DeskActions;
};

/** Returns whether a person may do what needs this access. */
export function isEnough({ role, mayPublish }: Rights, needed: Access): boolean {
	if (role === "owner") return true;
	return needed === "publisher" ? mayPublish === 1 : needed !== "owner";
}

/**
 * Returns a handler that gets the fields of a form as the schema parses them. The schema takes every form, by a fallback
 * where a value is none of its own: what is wrong is told by the handler, which shows the form again as it was typed.
 */
export function withFields<Form>(
	schema: z.ZodMiniType<Form>,
	handle: FormHandler<Form>,
): FormHandler {
	return (context, fields) => handle(context, schema.parse(fields));
}
