import { warn } from "#app/platform/operations-log.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { Staff } from "../store/people-store.ts";
import {
	type Challenge,
	type ChallengePurpose,
	createChallenge,
	parseChallenge,
} from "./challenge.ts";
import type { createPasskeyStore, NewPasskey } from "./passkey-store.ts";
import { parseAuthentication, parseRegistration } from "./responses.ts";

export type RelyingParty = {
	name: string;
	/** The canonical origin, whatever the Host of a request. */
	siteUrl: string;
	/** The key that signs the challenges. */
	key: Buffer;
	passkeys: ReturnType<typeof createPasskeyStore>;
};

/** The reason of a rejection. `stale`: the page was open for too long, or its form was sent before. */
export type PasskeyRejection = "stale" | "rejected";

/** Loads SimpleWebAuthn at first use, as it takes 27 MB and half a second that a site without a desk does not need. */
const loadWebAuthn = () => import("@simplewebauthn/server");

const toId = ({ siteUrl }: RelyingParty) => new URL(siteUrl).hostname;

/**
 * Builds the options of navigator.credentials.create(): a passkey that finds its person by itself, with verification by
 * the device's own lock.
 */
export async function buildRegistrationOptions(party: RelyingParty, { id, name, email }: Staff) {
	const { generateRegistrationOptions } = await loadWebAuthn();
	return generateRegistrationOptions({
		rpName: party.name,
		rpID: toId(party),
		userID: new TextEncoder().encode(id),
		userName: email,
		userDisplayName: name,
		challenge: createChallenge(`passkey ${id}`, party.key),
		attestationType: "none",
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
		excludeCredentials: (await party.passkeys.list(id)).map((passkey) => ({ id: passkey.id })),
	});
}

/** Builds the options of navigator.credentials.get() for any person. */
export async function buildAuthenticationOptions(party: RelyingParty) {
	const { generateAuthenticationOptions } = await loadWebAuthn();
	return generateAuthenticationOptions({
		rpID: toId(party),
		challenge: createChallenge("sign-in", party.key),
		userVerification: "required",
	});
}

/** Adds the passkey of a browser's response, as JSON. The value is its id. */
export async function addPasskey(
	party: RelyingParty,
	json: string,
	{ staffId, name }: Pick<NewPasskey, "staffId" | "name">,
): Promise<Result<string, PasskeyRejection>> {
	const response = parseRegistration(json);
	if (!response) return reject("rejected");
	const { checks, consumeChallenge } = createChecks(party, `passkey ${staffId}`);
	const { verifyRegistrationResponse } = await loadWebAuthn();
	const verified = await settle(verifyRegistrationResponse({ response, ...checks }));
	if (!(await consumeChallenge())) return reject("stale");
	if (!verified?.verified) return reject("rejected");
	const { id, publicKey, counter } = verified.registrationInfo.credential;
	const isNew = await party.passkeys.add({
		id,
		staffId,
		name,
		counter,
		publicKey: Buffer.from(publicKey).toString("base64url"),
	});
	return isNew ? accept(id) : reject("rejected");
}

/** Returns the id of the person whose passkey it claims to be, by a browser's response as JSON; it is not verified. */
export function findClaimedStaff(json: string): string | undefined {
	const handle = parseAuthentication(json)?.response.userHandle ?? "";
	const id = Buffer.from(handle, "base64url").toString();
	return /^[\w-]+$/.test(id) ? id : undefined;
}

/** Returns the id of the person who signs in by a browser's response, as JSON. */
export async function verifyPasskey(
	party: RelyingParty,
	json: string,
): Promise<Result<string, PasskeyRejection>> {
	const response = parseAuthentication(json);
	const staffId = findClaimedStaff(json);
	const passkey = response && staffId && (await party.passkeys.find(response.id, staffId));
	if (!passkey) return reject("rejected");
	const { checks, consumeChallenge } = createChecks(party, "sign-in");
	const { verifyAuthenticationResponse } = await loadWebAuthn();
	const verified = await settle(
		verifyAuthenticationResponse({
			response,
			...checks,
			credential: {
				id: passkey.id,
				publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
				// The counter is compared below, with the row locked, and once the signature is known to be valid.
				counter: 0,
			},
		}),
	);
	if (!(await consumeChallenge())) return reject("stale");
	if (!verified?.verified) return reject("rejected");
	if (await party.passkeys.raiseCounter(passkey.id, verified.authenticationInfo.newCounter))
		return accept(passkey.staffId);
	warn(
		`A passkey of ${passkey.staffId} was refused, as its counter does not rise: somebody may have a copy of it. Its person can remove it under People.`,
	);
	return reject("rejected");
}

function createChecks(party: RelyingParty, purpose: ChallengePurpose) {
	let challenge: Challenge | undefined;
	const checks = {
		expectedChallenge: (encoded: string) => {
			challenge = parseChallenge(encoded, purpose, party.key);
			return challenge !== undefined;
		},
		expectedOrigin: party.siteUrl,
		expectedRPID: toId(party),
		requireUserVerification: true,
	};
	return {
		checks,
		/** Returns false when the challenge is not ours, is too old, or was answered before. */
		consumeChallenge: async () =>
			challenge !== undefined && party.passkeys.consumeChallenge(challenge),
	};
}

/** Resolves to undefined for the plain Error that SimpleWebAuthn throws for each error of a response. */
function settle<Verified>(verifying: Promise<Verified>): Promise<Verified | undefined> {
	return verifying.catch(() => undefined);
}
