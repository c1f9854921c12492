import {
	buildReportingEndpoints,
	CLOSED_POLICY,
} from "#app/platform/content-policy/policy.server.ts";
import { type Env, getEnv } from "#app/platform/env.server.ts";
import { buildPermissionsPolicy } from "#app/platform/http/permissions-policy.ts";

type HeaderList = [name: string, value: string][];

const TWO_YEARS_S = 63_072_000;

let cached: HeaderList | undefined;

/** Returns the headers of every response, cached or not; a response's own ones override them. */
export function getCommonHeaders(): HeaderList {
	cached ??= buildCommonHeaders(getEnv());
	return cached;
}

function buildCommonHeaders(env: Env): HeaderList {
	const headers: HeaderList = [
		["X-Content-Type-Options", "nosniff"],
		["Referrer-Policy", "strict-origin-when-cross-origin"],
		["X-Frame-Options", "DENY"],
		["Content-Security-Policy", CLOSED_POLICY],
		["Cross-Origin-Opener-Policy", "same-origin"],
		["Cross-Origin-Resource-Policy", "same-origin"],
		["Permissions-Policy", buildPermissionsPolicy()],
	];
	if (!env.TURNSTILE_SITE_KEY) headers.push(["Cross-Origin-Embedder-Policy", "credentialless"]);
	if (env.SITE_URL.startsWith("https:"))
		headers.push([
			"Strict-Transport-Security",
			`max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
		]);
	const endpoint = buildReportingEndpoints(env);
	if (endpoint) headers.push(["Reporting-Endpoints", endpoint]);
	return headers;
}
