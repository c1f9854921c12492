/**
 * Loaded into the attacked process before all else: names that a hostile owner lets lead into private networks. What
 * names lead to is the one thing that no real part here can be made to say.
 */
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";

const NAMES: Readonly<Record<string, readonly string[]>> = {
	"inside.example": ["127.0.0.1", "10.0.0.1", "::1", "::ffff:127.0.0.1", "fd00::1"],
	"rebound.example": ["169.254.169.254"],
};

const ask: (name: string, options: object) => Promise<unknown> = dns.lookup;

Object.assign(dns, {
	lookup: async (name: string, options: object) =>
		NAMES[name]?.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })) ??
		ask(name, options),
});
syncBuiltinESMExports();
