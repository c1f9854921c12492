import { expect, it } from "vitest";
import { formatDevice } from "./format-device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
	[`Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/150.0 Mobile`, "Chrome on Android"],
	[`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/150.0 Edg/150.0`, "Edge on Windows"],
	["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1", "Safari on iPhone"],
	["curl/8.0", "curl/8.0"],
	["", "An unnamed device"],
])("%j is shown as %s", (userAgent, device) => {
	expect(formatDevice(userAgent)).toBe(device);
});
