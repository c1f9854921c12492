import { expect, it } from "vitest";
import { formatDevice } from "./format-device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
	[`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`, "Chrome on Linux"],
	[
		`Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/150.0 Mobile Safari/537.36`,
		"Chrome on Android",
	],
	[
		`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/150.0 Safari/537.36 Edg/150.0`,
		"Edge on Windows",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1",
		"Safari on iPhone",
	],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Firefox/150.0", "Firefox on Mac"],
	["curl/8.0", "curl/8.0"],
	["", "An unnamed device"],
])("%j is shown as %s", (userAgent, device) => {
	expect(formatDevice(userAgent)).toBe(device);
});
