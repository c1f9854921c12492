import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { SessionRow, StaffRow } from "#app/database/tables.ts";
import type { Staff } from "#app/desk/store/people-store.ts";

export type Role = StaffRow["role"];

/** The person and the session of a request of the desk. */
export type Session = { staff: Staff; session: SessionRow };

/** The variables of Hono's context in the desk's handlers; `session` and `links` are missing on the pages for signing in. */
export type DeskEnv = {
	Bindings: HttpBindings;
	Variables: {
		session: Session;
		/** The links of the navigation that the person may follow. */
		links: readonly { path: string; name: string }[];
		/** The IP address that the request comes from. */
		address: string;
	};
};

export type DeskContext = Context<DeskEnv>;
