import type { StaffRow } from "#app/database/tables.ts";

export type Role = StaffRow["role"];

/** A permission by role: members may do what says `member`, owners everything. */
export type Permission = {
	method: "GET" | "POST";
	/** The path as in Hono: `:id` is one segment. */
	path: string;
	/** The value of the form's field of this name; an action without one has none. */
	intent?: string;
	role: Role;
	/** True if the person must have just signed in, as somebody with a stolen cookie has not. */
	needsRecentSignIn?: true;
};

const ENQUIRY = "/desk/enquiries/:id";
const PEOPLE = "/desk/people";
const BOOKINGS = "/desk/bookings";
const TEXTS = "/desk/texts";

/** Every address and action of the desk except for signing in; what is not in the list is not found. */
export const PERMISSIONS: readonly Permission[] = [
	...get(
		"member",
		"/desk",
		ENQUIRY,
		PEOPLE,
		"/desk/attachments/:id",
		"/desk/events",
		"/desk/numbers",
		"/desk/numbers.csv",
	),
	...get("member", BOOKINGS, `${BOOKINGS}/:id`),
	...get("owner", "/desk/enquiries.csv", `${ENQUIRY}/erase`, TEXTS),
	...get("member", "/desk/manifest.webmanifest", "/desk/push-worker.js"),
	...post("member", "/desk", "test-enquiry", "remove-samples", "passkey-later", "dismiss-message"),
	...post("member", "/desk", "spam", "ham", "state", "owner", "snooze", "undo"),
	...get("member", "/desk/enquiries/new", "/desk/people-of/:id"),
	{ method: "POST", path: "/desk/enquiries", role: "member" },
	...post(
		"member",
		ENQUIRY,
		"draft",
		"note",
		"answer",
		"cancel-answer",
		"answered-elsewhere",
		"replied",
		"send-again",
		"undo",
		"hold",
		"state",
		"won",
		"lost",
		"owner",
		"snooze",
		"save",
		"correct",
		"take-apart",
		"put-together",
		"spam",
		"ham",
	),
	...post("owner", ENQUIRY, "erase"),
	...post("member", BOOKINGS, "move", "cancel", "took-place", "no-show", "busy", "free"),
	...post("member", BOOKINGS, "add-calendar", "remove-calendar", "renew-calendar-address"),
	...post("owner", TEXTS, "add", "save", "preview", "remove", "up", "down", "reset"),
	...post("member", PEOPLE, "push-off", "signature"),
	...post("member", PEOPLE, "end-session", "end-all-sessions"),
	...post("owner", PEOPLE, "end-their-session", "end-their-sessions"),
	...afterRecentSignIn(post("member", PEOPLE, "add-passkey", "remove-passkey", "push-on")),
	...afterRecentSignIn(post("owner", PEOPLE, "invite", "link", "role", "disable", "enable")),
	...afterRecentSignIn(post("owner", PEOPLE, "erase", "remove-their-passkey")),
	{ method: "POST", path: "/desk/sign-out", role: "member" },
];

export function isEnough(role: Role, needed: Role): boolean {
	return role === "owner" || needed === "member";
}

function get(role: Role, ...paths: string[]): Permission[] {
	return paths.map((path) => ({ method: "GET", path, role }));
}

function post(role: Role, path: string, ...intents: string[]): Permission[] {
	return intents.map((intent) => ({ method: "POST", path, intent, role }));
}

function afterRecentSignIn(permissions: Permission[]): Permission[] {
	return permissions.map((permission) => ({ ...permission, needsRecentSignIn: true }));
}
