import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

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
	if (isIP(address) === 0) return address;
	const parsed = ipaddr.process(address);
	if (parsed instanceof ipaddr.IPv4) return parsed.toString();
	return parsed.parts
		.slice(0, 4)
		.map((part) => part.toString(16))
		.join(":");
}
