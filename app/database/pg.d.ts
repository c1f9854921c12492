/** The part of node-postgres that is used (https://node-postgres.com/apis/pool), instead of all of @types/pg. */
declare module "pg" {
	import type { EventEmitter } from "node:events";
	import type { PostgresPool } from "kysely";

	type Types = {
		getTypeParser(type: number, format?: "text" | "binary"): (value: string) => unknown;
	};
	type PoolSettings = {
		connectionString: string;
		max?: number;
		/** The time in ms, as in the three below. */
		connectionTimeoutMillis?: number;
		query_timeout?: number;
		statement_timeout?: number;
		idle_in_transaction_session_timeout?: number;
		application_name?: string;
		types?: Types;
	};
	type Pool = PostgresPool & EventEmitter;
	type ClientSettings =
		| { host: string; port: number; user: string; database: string }
		| {
				connectionString: string;
				/** The time in ms. */
				connectionTimeoutMillis: number;
				keepAlive: boolean;
				application_name: string;
		  };
	type Client = EventEmitter & {
		connect(): Promise<void>;
		query(statement: string): Promise<unknown>;
		end(): Promise<void>;
	};

	const pg: {
		Pool: new (settings: PoolSettings) => Pool;
		Client: new (settings: ClientSettings) => Client;
		types: Types;
	};
	export default pg;
	export type { Pool };
}
