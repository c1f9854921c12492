const PASSKEYS = ["publickey-credentials-create", "publickey-credentials-get"];
/** Features that no page of the public site uses. */
const DENIED = [
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
	...PASSKEYS,
	"serial",
	"usb",
	"xr-spatial-tracking",
];

/** Builds the value of Permissions-Policy; passkeys are for the desk alone. */
export function buildPermissionsPolicy({ hasPasskeys = false } = {}): string {
	const allow = (name: string) => (hasPasskeys && PASSKEYS.includes(name) ? "(self)" : "()");
	return DENIED.map((name) => `${name}=${allow(name)}`).join(", ");
}
