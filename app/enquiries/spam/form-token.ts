import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Says when a form was made and for which submission, signed: `<Unix ms in base 36>.<HMAC>`. It cannot be
 * given an earlier time or another submission, so the time from opening to sending is known.
 */
export function makeFormToken(submissionId: string, madeAt: number, key: Buffer): string {
	const time = madeAt.toString(36);
	return `${time}.${sign(submissionId, time, key)}`;
}

/** When the form was made, in Unix ms; null when no key has signed this token for this submission. */
export function readFormToken(
	token: string,
	submissionId: string,
	keys: readonly Buffer[],
): number | null {
	const [, time = "", signature = ""] = TOKEN.exec(token) ?? [];
	if (!time) return null;
	const given = Buffer.from(signature);
	const isOurs = keys.some((key) => {
		const wanted = Buffer.from(sign(submissionId, time, key));
		return wanted.length === given.length && timingSafeEqual(wanted, given);
	});
	return isOurs ? Number.parseInt(time, 36) : null;
}

const TOKEN = /^([0-9a-z]{1,12})\.([\w-]{43})$/;

function sign(submissionId: string, time: string, key: Buffer): string {
	return createHmac("sha256", key).update(`form ${submissionId} ${time}`).digest("base64url");
}
