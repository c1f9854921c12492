export type HeaderList = readonly (readonly [name: string, value: string])[];

/** What every answer says, whether it is made for its visitor or lies in memory. */
export const COMMON_HEADERS: HeaderList = [
	["X-Content-Type-Options", "nosniff"],
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	["X-Frame-Options", "DENY"],
];
