import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Creates a signed token of when a form was created and for which submission, `<Unix ms in base 36>.<HMAC>`, so that
 * neither can be forged and the fill time is known.
 */
export function createFormToken(submissionId: string, createdAt: number, key: Buffer): string {
	const time = createdAt.toString(36);
	return `${time}.${sign(submissionId, time, key)}`;
}

/**
 * Returns the time at which the form was created, in Unix ms; null when none of the keys signed this token for this
 * submission.
 */
export function parseFormToken(
	token: string,
	submissionId: string,
	keys: readonly Buffer[],
): number | null {
	const [, time = "", signature = ""] = TOKEN.exec(token) ?? [];
	if (!time) return null;
	const given = Buffer.from(signature);
	const isOurs = keys.some((key) => {
		const expected = Buffer.from(sign(submissionId, time, key));
		return expected.length === given.length && timingSafeEqual(expected, given);
	});
	return isOurs ? Number.parseInt(time, 36) : null;
}

const TOKEN = /^([0-9a-z]{1,12})\.([\w-]{43})$/;

function sign(submissionId: string, time: string, key: Buffer): string {
	return createHmac("sha256", key).update(`form ${submissionId} ${time}`).digest("base64url");
}
