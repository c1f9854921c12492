import * as z from "zod/mini";
import { getNow } from "./clock.ts";
import { MINUTE, SECOND } from "./durations.ts";
import { getEnv } from "./env.server.ts";
import { getUserAgent } from "./http/user-agent.ts";
import { warn } from "./operations-log.ts";

/** An access token, and when it is fetched anew, in Unix ms. */
type AccessToken = { token: string; expiresAt: number };

export type TokenSource = {
	/** Returns the token that is kept, or fetches one, also where the mail server has rejected the one that is kept. */
	getToken(options?: { isRejected: boolean }): Promise<AccessToken>;
};

export type TokenSettings = {
	url: string;
	clientId: string;
	clientSecret?: string;
	/** Without one the client's own credentials are used. */
	refreshToken?: string;
	scope?: string;
	/** The time limit of a request in ms. */
	timeout?: number;
};

const TIMEOUT_MS = 10 * SECOND;
/** The time in ms before its end at which a token is no longer used, as the longest attempt takes less. */
const MARGIN_MS = 2 * MINUTE;
/** The lifetime of a token in seconds where the server names none. */
const DEFAULT_SECONDS = 600;

/** Keeps what the server has put in the place of a refresh token, for the next start and for other nodes. */
export type RefreshTokens = {
	/** Finds the token that is to be used in the place of the one of the settings. Resolves to null where there is none. */
	find(given: string): Promise<string | null>;
	save(given: string, replacement: string): Promise<void>;
};

/** Thrown when no access token could be fetched; the cause is why. */
export class TokenError extends Error {
	override readonly name = "TokenError";
	readonly code = "ENOTOKEN";
}

/** The response of a token endpoint: https://www.rfc-editor.org/rfc/rfc6749#section-5.1 */
const responseSchema = z.object({
	access_token: z.string().check(z.minLength(1)),
	expires_in: z._default(z.coerce.number().check(z.positive()), DEFAULT_SECONDS),
	refresh_token: z.optional(z.string()),
});
const errorSchema = z.object({ error: z.string().check(z.regex(/^[a-z_]{1,40}$/)) });

let ownSource: TokenSource | null | undefined;
let ownRefreshTokens: RefreshTokens | undefined;

/** Sets where replaced refresh tokens are kept, before the first token is fetched. */
export function setRefreshTokens(refreshTokens: RefreshTokens): void {
	ownRefreshTokens = refreshTokens;
}

/** Returns the source of the settings' tokens, or null without OAUTH_TOKEN_URL. */
export function getTokenSource(): TokenSource | null {
	if (ownSource !== undefined) return ownSource;
	const env = getEnv();
	ownSource =
		env.OAUTH_TOKEN_URL && env.OAUTH_CLIENT_ID
			? createTokenSource(
					{
						url: env.OAUTH_TOKEN_URL,
						clientId: env.OAUTH_CLIENT_ID,
						clientSecret: env.OAUTH_CLIENT_SECRET,
						refreshToken: env.OAUTH_REFRESH_TOKEN,
						scope: env.OAUTH_SCOPE,
					},
					ownRefreshTokens,
				)
			: null;
	return ownSource;
}

/**
 * Creates a source of access tokens by refresh token or client credentials (RFC 6749, sections 6 and 4.4). A token is
 * kept until shortly before its end, and all who wait share one request. Errors name neither token nor secret.
 */
export function createTokenSource(
	settings: TokenSettings,
	refreshTokens?: RefreshTokens,
): TokenSource {
	const { timeout = TIMEOUT_MS, refreshToken: given } = settings;
	let refreshToken = given;
	let kept: AccessToken | null = null;
	let fetching: Promise<AccessToken> | null = null;
	let isErrorReported = false;

	async function fetchToken(): Promise<AccessToken> {
		const now = getNow();
		// Another node may have had it replaced. While the store is away, the one in memory is used.
		if (given) refreshToken = (await refreshTokens?.find(given).catch(() => null)) ?? refreshToken;
		const response = await fetch(settings.url, {
			method: "POST",
			headers: { Accept: "application/json", "User-Agent": getUserAgent() },
			body: createBody(settings, refreshToken),
			redirect: "error",
			signal: AbortSignal.timeout(timeout),
		});
		const body: unknown = await response.json().catch(() => null);
		const { data } = responseSchema.safeParse(body);
		if (!response.ok || !data) {
			const { error } = errorSchema.safeParse(body).data ?? { error: "no token" };
			throw new Error(`the token server answered ${response.status}, ${error}`);
		}
		const { refresh_token: replacement } = data;
		// A server may replace the refresh token at each use, and may take the former one no more.
		if (given && replacement && replacement !== refreshToken) {
			refreshToken = replacement;
			await refreshTokens
				?.save(given, replacement)
				.catch((error: unknown) => warn("The new refresh token could not be kept:", error));
		}
		const lifetime = data.expires_in * SECOND;
		const expiresAt = now + Math.max(lifetime - MARGIN_MS, lifetime / 2);
		return { token: data.access_token, expiresAt };
	}

	return {
		async getToken({ isRejected } = { isRejected: false }) {
			if (kept && !isRejected && getNow() < kept.expiresAt) return kept;
			fetching ??= fetchToken().finally(() => {
				fetching = null;
			});
			try {
				kept = await fetching;
				isErrorReported = false;
				return kept;
			} catch (error) {
				if (!isErrorReported) warn("No access token for the mail server:", error);
				isErrorReported = true;
				throw new TokenError("There is no access token.", { cause: error });
			}
		},
	};
}

function createBody(settings: TokenSettings, refreshToken: string | undefined): URLSearchParams {
	const { clientId, clientSecret, scope } = settings;
	const body = new URLSearchParams({
		grant_type: refreshToken ? "refresh_token" : "client_credentials",
		client_id: clientId,
	});
	if (clientSecret) body.set("client_secret", clientSecret);
	if (refreshToken) body.set("refresh_token", refreshToken);
	if (scope) body.set("scope", scope);
	return body;
}
