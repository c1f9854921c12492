import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/** Returns a keyed hash of a sender's network, which cannot be reversed without the key. */
export function toSenderKey(address: string, key: Buffer): string {
	return hash(toNetwork(address), key);
}

/** Returns a keyed hash of a mailbox, which cannot be reversed without the key. */
export function toMailboxKey(email: string, key: Buffer): string {
	return hash(toMailbox(email), key);
}

function hash(text: string, key: Buffer): string {
	return createHmac("sha256", key).update(text).digest("base64url").slice(0, 22);
}

/**
 * Normalises an e-mail address to the one that most mail servers deliver it to: in lower case, without +tag, at Gmail
 * without dots.
 */
export function toMailbox(email: string): string {
	const at = email.lastIndexOf("@");
	const user = email.slice(0, at).replace(/\+.*/, "").toLowerCase();
	const host = email.slice(at + 1).toLowerCase();
	return /^g(?:oogle)?mail\.com$/.test(host)
		? `${user.replaceAll(".", "")}@gmail.com`
		: `${user}@${host}`;
}

/**
 * Returns the /64 of an IPv6 address, as its user has more addresses than a limit could count; else the IPv4 address.
 */
function toNetwork(address: string): string {
	if (!isIPv6(address)) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	const [head = "", tail] = address.toLowerCase().split("::");
	const before = head.split(":").filter(Boolean);
	const after = (tail ?? "").split(":").filter(Boolean);
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	const groups = [...before, ...Array<string>(zeros).fill("0"), ...after].slice(0, 4);
	return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
