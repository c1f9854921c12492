import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * A sender's address as a keyed hash: the same sender is known again, and nobody without the key can tell who
 * it was. An IPv6 sender is its /64, as each has more addresses than any limit could count.
 */
export function toSenderKey(address: string, key: Buffer): string {
	return createHmac("sha256", key).update(toNetwork(address)).digest("base64url").slice(0, 22);
}

/** Whose an address is: the first four groups of an IPv6 address; an IPv4 address, in its coat too, is itself. */
function toNetwork(address: string): string {
	if (!isIPv6(address)) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	const [head = "", tail] = address.toLowerCase().split("::");
	const before = head.split(":").filter(Boolean);
	const after = (tail ?? "").split(":").filter(Boolean);
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
	return groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":");
}
