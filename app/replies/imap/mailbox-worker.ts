import { setTimeout as wait } from "node:timers/promises";
import type { ImapFlow, ImapFlowOptions } from "imapflow";
import type { Database } from "#app/database/open-database.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE, SECOND } from "#app/platform/durations.ts";
import type { MailboxAddress } from "#app/platform/imap-url.ts";
import type { TokenSource } from "#app/platform/oauth-tokens.ts";
import { warn } from "#app/platform/operations-log.ts";
import { createSetAsideStore, type SetAsideStore } from "../set-aside-store.ts";
import { describeImapError, isLoginError } from "./describe-imap-error.ts";
import { createMailboxStore, type MailboxStore, RENEW_MS } from "./mailbox-store.ts";
import type { Receive } from "./read-message.ts";
import { SILENCE } from "./until-silent.ts";

export type MailboxWorkerOptions = {
	address: MailboxAddress;
	getDatabase: () => Promise<Database>;
	receive: Receive;
	/** The source of tokens for an address without a password. */
	tokens: TokenSource | null;
	pauses?: typeof PAUSES;
	silence?: typeof SILENCE;
};

type Stores = { store: MailboxStore; setAside: SetAsideStore };

/** The pauses in ms between connections, from the first one, or that after a rejected login, to the last one. */
const PAUSES = { first: SECOND, login: MINUTE, last: 5 * MINUTE };
/** The interval in ms between two looks at a mailbox of which the server announces nothing. */
const LOOK_MS = RENEW_MS;
/** The pause in ms before IDLE begins, which announces new messages at once. */
const IDLE_AFTER_MS = 100;
const CONNECT_MS = 20 * SECOND;
/** The longest silence in ms of a server while a command runs. */
const SILENT_MS = 2 * MINUTE;
const LOGOUT_MS = SECOND;
/** The greatest literal of a response in bytes, and the greatest response: more than the largest message downloaded. */
const MOST_BYTES = { maxLiteralSize: 32 * 1024 * 1024, maxResponseSize: 40 * 1024 * 1024 };

/** Returns the name of a mailbox in the store. */
export const nameMailbox = ({ user, host, path }: MailboxAddress) => `${user}@${host}/${path}`;

/**
 * Reads a mailbox until it is stopped, on one connection: at once when the server announces a message (IDLE), and every
 * minute. The next connection comes later and later while they end early.
 */
export function startMailboxWorker(options: MailboxWorkerOptions) {
	const { address, pauses = PAUSES, silence = SILENCE } = options;
	const abort = new AbortController();
	const { signal } = abort;
	const failures = new Map<number, number>();
	let tries = 0;
	/** Whether the last connection ended at one message. */
	let hasEnded = false;
	let reported: string | null = null;
	let isLoginRejected = false;

	async function run(): Promise<void> {
		let stores: Stores | undefined;
		while (!signal.aborted) {
			let pause: number;
			try {
				stores ??= createStores(await options.getDatabase());
				const isOurs = await stores.store.claim();
				if (isOurs) await readUntilClosed(stores);
				// Another node reads the mailbox, or a connection has ended.
				pause = isOurs ? getPause(pauses.first) : RENEW_MS;
			} catch (error) {
				noteFailure(error);
				pause = getPause(isLoginRejected ? pauses.login : pauses.first);
			}
			const ms = pause * (0.5 + Math.random() / 2);
			await wait(ms, undefined, { ref: false, signal }).catch(() => {});
		}
		await stores?.store.release().catch(() => {});
	}

	const createStores = (database: Database): Stores => ({
		store: createMailboxStore(database, nameMailbox(address)),
		setAside: createSetAsideStore(database, nameMailbox(address)),
	});

	const getPause = (first: number) => Math.min(first * 2 ** tries++, pauses.last);

	/** Reads on one connection until it ends, or another node has taken over. */
	async function readUntilClosed(stores: Stores): Promise<void> {
		const { ImapFlow } = await import("imapflow");
		const { readMailbox } = await import("./read-mailbox.ts");
		const client = new ImapFlow(await createSettings());
		let failure: Error | undefined;
		let change = Promise.withResolvers<void>();
		const notify = () => change.resolve();
		client.on("exists", notify).on("close", notify);
		client.on("error", (error) => {
			failure = error;
		});
		signal.addEventListener("abort", notify);
		try {
			await client.connect();
			await client.mailboxOpen(address.path);
			for (let looks = 0; client.usable && !signal.aborted; looks++) {
				change = Promise.withResolvers<void>();
				const { receive } = options;
				const state = { failures, isTroubled: hasEnded, silence, soon: pauses.first, stop: signal };
				const look = await readMailbox({ client, receive, ...stores, ...state });
				hasEnded = look.hasEnded;
				reported = null;
				isLoginRejected = false;
				// A connection that ends at once is no success, except at a message, which does not keep others waiting.
				if (looks > 0 || hasEnded) tries = 0;
				if (hasEnded) return;
				const pause = Math.min(LOOK_MS, (look.nextAt ?? Number.POSITIVE_INFINITY) - getNow());
				if (pause > 0) await Promise.race([change.promise, wait(pause, undefined, { ref: false })]);
				if (!(await stores.store.claim())) return;
			}
			if (failure) throw failure;
		} finally {
			signal.removeEventListener("abort", notify);
			await close(client);
		}
	}

	async function createSettings(): Promise<ImapFlowOptions> {
		const { host, port, isSecure, isLoopback, user, password: pass } = address;
		const token =
			pass === null && (await options.tokens?.getToken({ isRejected: isLoginRejected }));
		return {
			...MOST_BYTES,
			host,
			port,
			secure: isSecure,
			doSTARTTLS: isSecure ? undefined : !isLoopback,
			auth: token ? { user, accessToken: token.token } : { user, pass: pass ?? "" },
			logger: false,
			autoIdleDelay: IDLE_AFTER_MS,
			connectionTimeout: CONNECT_MS,
			socketTimeout: SILENT_MS,
		};
	}

	function noteFailure(error: unknown): void {
		isLoginRejected = isLoginError(error);
		const reason = describeImapError(error);
		if (!signal.aborted && reason !== reported)
			warn(`Replies in ${address.path} at ${address.host} cannot be read: ${reason}.`);
		reported = reason;
	}

	const running = run();
	return {
		/** Ends after the message that is being received, at most after `patience` ms. */
		async stop(patience: number): Promise<void> {
			abort.abort();
			await Promise.race([running, wait(patience, undefined, { ref: false })]);
		},
	};
}

async function close(client: ImapFlow): Promise<void> {
	const loggedOut = client.usable ? client.logout() : undefined;
	const late = wait(LOGOUT_MS, undefined, { ref: false });
	await Promise.race([loggedOut, late]).catch(() => {});
	client.close();
}
