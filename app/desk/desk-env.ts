import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { SessionRow } from "#app/database/tables.ts";
import type { Staff } from "./store/people-store.ts";

/** Who makes a request of the desk. */
export type Session = { staff: Staff; session: SessionRow };

/** What the handlers of the desk find in Hono's context; `session` is missing on the pages for signing in. */
export type DeskEnv = {
	Bindings: HttpBindings;
	Variables: {
		session: Session;
		/** The IP address that the request comes from. */
		address: string;
	};
};

export type DeskContext = Context<DeskEnv>;
