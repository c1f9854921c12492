import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/**
 * The flags of a user who is present and verified, and of a new credential:
 * https://www.w3.org/TR/webauthn-3/#authdata-flags
 */
const FLAGS = 0b0100_0101;
const ID_BYTES = 16;

type Options = { challenge: string; rp: { id: string } };

/**
 * Creates a browser's response to the options of a registration, as JSON, with a new key on P-256 and no attestation.
 */
export function createPasskeyResponse({ challenge, rp }: Options, origin: string): string {
	const { x = "", y = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({
		format: "jwk",
	});
	// COSE: kty EC2, alg ES256, crv P-256, x and y (RFC 9053).
	const publicKey = isoCBOR.encode(
		new Map<number, number | Uint8Array>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, Buffer.from(x, "base64url")],
			[-3, Buffer.from(y, "base64url")],
		]),
	);
	const id = randomBytes(ID_BYTES);
	const authData = Buffer.concat([
		createHash("sha256").update(rp.id).digest(),
		Buffer.from([FLAGS, 0, 0, 0, 0]),
		// The all-zero AAGUID names no model of an authenticator.
		Buffer.alloc(16),
		Buffer.from([0, ID_BYTES]),
		id,
		publicKey,
	]);
	const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
		["fmt", "none"],
		["attStmt", new Map<string, string>()],
		["authData", authData],
	]);
	const client = { type: "webauthn.create", challenge, origin, crossOrigin: false };
	return JSON.stringify({
		id: id.toString("base64url"),
		rawId: id.toString("base64url"),
		type: "public-key",
		response: {
			clientDataJSON: Buffer.from(JSON.stringify(client)).toString("base64url"),
			attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
		},
	});
}
