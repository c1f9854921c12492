import { CLOSED_POLICY, writeReportEndpoint } from "#app/content-policy/write-policy.server.ts";
import { getEnv } from "#app/env.server.ts";
import type { Env } from "#app/env.ts";

type HeaderList = [name: string, value: string][];

/** What no page uses, and so nothing that gets into one can. */
const CLOSED_FEATURES = [
	"accelerometer",
	"autoplay",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"hid",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"publickey-credentials-get",
	"serial",
	"usb",
	"xr-spatial-tracking",
];
const TWO_YEARS_S = 63_072_000;

let made: HeaderList | undefined;

/** What every answer says, whether it is made for its visitor or lies in memory; its own headers go before. */
export function getCommonHeaders(): HeaderList {
	made ??= listCommonHeaders(getEnv());
	return made;
}

function listCommonHeaders(env: Env): HeaderList {
	const headers: HeaderList = [
		["X-Content-Type-Options", "nosniff"],
		["Referrer-Policy", "strict-origin-when-cross-origin"],
		["X-Frame-Options", "DENY"],
		["Content-Security-Policy", CLOSED_POLICY],
		["Cross-Origin-Opener-Policy", "same-origin"],
		["Cross-Origin-Resource-Policy", "same-origin"],
		["Permissions-Policy", CLOSED_FEATURES.map((name) => `${name}=()`).join(", ")],
	];
	if (!env.TURNSTILE_SITE_KEY) headers.push(["Cross-Origin-Embedder-Policy", "credentialless"]);
	if (env.SITE_URL.startsWith("https:"))
		headers.push([
			"Strict-Transport-Security",
			`max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
		]);
	const endpoint = writeReportEndpoint(env);
	if (endpoint) headers.push(["Reporting-Endpoints", endpoint]);
	return headers;
}
