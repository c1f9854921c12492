import { createDecipheriv, type ECDH, hkdfSync } from "node:crypto";

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const HEAD_BYTES = 21;
const KEY_BYTES = 65;

/** Decrypts what a push service gets for a device, as its browser does (RFC 8188 and RFC 8291). */
export function decryptPush(body: Buffer, device: ECDH, auth: Buffer): string {
	const salt = body.subarray(0, SALT_BYTES);
	const senderKey = body.subarray(HEAD_BYTES, HEAD_BYTES + KEY_BYTES);
	const info = Buffer.concat([Buffer.from("WebPush: info\0"), device.getPublicKey(), senderKey]);
	const secret = Buffer.from(hkdfSync("sha256", device.computeSecret(senderKey), auth, info, 32));
	const derive = (label: string, size: number) =>
		Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${label}\0`, size));
	const encrypted = body.subarray(HEAD_BYTES + KEY_BYTES);
	const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
	decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
	const padded = Buffer.concat([
		decipher.update(encrypted.subarray(0, -TAG_BYTES)),
		decipher.final(),
	]);
	return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
