import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { SessionRow } from "#app/database/tables.ts";
import type { Staff } from "#app/desk/store/people-store.ts";

/** The person and the session of a request of the desk. */
export type Session = { staff: Staff; session: SessionRow };

/** The variables of Hono's context in the desk's handlers; `session` is missing on the pages for signing in. */
export type DeskEnv = {
	Bindings: HttpBindings;
	Variables: {
		session: Session;
		/** The IP address that the request comes from. */
		address: string;
	};
};

export type DeskContext = Context<DeskEnv>;
