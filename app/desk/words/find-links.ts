import { LinkifyIt, type Match } from "linkify-it";
import type { Env } from "#app/platform/env.server.ts";
import { isWebAddress } from "#app/platform/http/web-address.ts";
import { findPhoneNumbersInText } from "#app/platform/phone-numbers.server.ts";
import { isReplyAddress } from "#app/replies/reply-address.ts";

/** A part of a text that leads somewhere: `startsAt` and `endsAt` are its bounds in UTF-16. */
export type TextLink = { startsAt: number; endsAt: number } & (
	| { kind: "mail"; href: string }
	| {
			kind: "web";
			href: string;
			/** The host as it is asked for, where the text writes it otherwise: `xn--80ak6aa92e.com`. */
			host: string | null;
	  }
	| {
			kind: "phone";
			href: string;
			/** The digits of a number that can be a mobile's, as WhatsApp wants them. */
			whatsApp: string | null;
	  }
);

/** The settings by which addresses of this site that act for whoever has them are recognised; null where these are links too. */
type Own = Pick<Env, "SITE_URL" | "REPLY_ADDRESS"> | null;

const linkify = new LinkifyIt({ fuzzyLink: true, maxLength: 2_000 })
	.add("ftp:", null)
	.add("//", null);
/** Characters that turn the order of the others around, so that an address looks like another one. */
const TURNING = /\p{Bidi_Control}/u;

/**
 * Finds addresses and phone numbers in a text, in their order; numbers in its first characters alone, as many as are
 * given, since searching hostile text for them takes long.
 */
export function findLinks(text: string, searchedForNumbers: number, own: Own): TextLink[] {
	const matches = linkify.match(text) ?? [];
	const addresses = matches.flatMap((match) => {
		// What is cut off would lead elsewhere.
		const isCut = text[match.lastIndex] === "…";
		return (isCut ? null : toLink(match, own)) ?? [];
	});
	const rest = blank(text.slice(0, searchedForNumbers), matches);
	const numbers = findPhoneNumbersInText(rest).map(
		({ startsAt, endsAt, telUrl, whatsApp }): TextLink => ({
			kind: "phone",
			startsAt,
			endsAt,
			href: telUrl,
			whatsApp,
		}),
	);
	return [...addresses, ...numbers].sort((one, other) => one.startsAt - other.startsAt);
}

/** Converts an address to a link. Returns null for one that is no web or mail address, or is better not followed. */
function toLink({ schema, index, lastIndex, raw, url }: Match, own: Own): TextLink | null {
	if (TURNING.test(raw) || !URL.canParse(url)) return null;
	const bounds = { startsAt: index, endsAt: lastIndex };
	const parsed = new URL(url);
	const { protocol, hostname } = parsed;
	if (protocol === "mailto:")
		return isToken(raw, own) ? null : { ...bounds, kind: "mail", href: parsed.href };
	if (!isWebAddress(parsed)) return null;
	if ((schema === "" && !isSurelyHost(parsed)) || isOwnToken(parsed, own)) return null;
	const isAsWritten = raw.toLowerCase().includes(hostname);
	return { ...bounds, kind: "web", href: parsed.href, host: isAsWritten ? null : hostname };
}

/**
 * Returns whether what is written without a scheme is surely an address: two labels that end in two letters may as well be
 * two sentences without a blank, or the name of a file.
 */
function isSurelyHost({ hostname, pathname }: URL): boolean {
	const labels = hostname.split(".");
	return labels.length > 2 || pathname !== "/" || (labels.at(-1) ?? "").length > 2;
}

/** Returns whether an address of this site acts for whoever has it: those of visitors' calls and forms, and of signing in. */
function isOwnToken({ origin, pathname, searchParams }: URL, own: Own): boolean {
	if (!own || origin !== new URL(own.SITE_URL).origin) return false;
	return (
		pathname.startsWith("/book/") ||
		pathname.startsWith("/desk/sign-in/") ||
		searchParams.has("for")
	);
}

/** Returns whether an e-mail address names an enquiry, as those do that visitors reply to. */
function isToken(written: string, own: Own): boolean {
	const address = written.toLowerCase().replace("mailto:", "");
	return own?.REPLY_ADDRESS !== undefined && isReplyAddress(address, own.REPLY_ADDRESS);
}

/** Blanks the addresses in a text, so that their digits are no numbers and what is found in the rest keeps its place. */
function blank(text: string, matches: readonly Match[]): string {
	let blanked = text;
	for (const { index, lastIndex } of matches) {
		const length = Math.min(lastIndex, text.length) - index;
		if (length > 0)
			blanked = blanked.slice(0, index) + "\n".repeat(length) + blanked.slice(index + length);
	}
	return blanked;
}
