import { randomInt } from "node:crypto";
import * as z from "zod/mini";
import { sendSignInLink } from "#app/desk/emails/send-sign-in-link.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import endpointScript from "#app/desk/page/inline-scripts/desk-endpoint.ts?inline-script";
import passkeyScript from "#app/desk/page/inline-scripts/desk-passkey.ts?inline-script";
import {
	buildAuthenticationOptions,
	findClaimedStaff,
	type PasskeyRejection,
	verifyPasskey,
} from "#app/desk/passkeys/passkeys.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { findSession } from "#app/desk/request/find-session.ts";
import { t } from "#app/messages/en/desk-sign-in.server.ts";
import { cleanEmail } from "#app/platform/clean-text.ts";
import { getNow } from "#app/platform/clock.ts";
import { parseEmailAddress } from "#app/platform/email-address.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { report } from "#app/platform/operations-log.ts";
import { type KeptForm, parseKeptForm, readKeptForm } from "./kept-form.ts";
import { KeptFormPage } from "./kept-form-parts.tsx";
import { checkNetworkLimit, checkPersonLimit } from "./limits.ts";
import { toLinkUrl } from "./link-url.ts";
import { SignInPage } from "./sign-in-page.tsx";
import { createSession, getDestination, getDevice, startSession } from "./start-session.ts";

/** The least pause in ms before a link is made, so that no response time tells who is known. */
const LEAST_PAUSE_MS = 1_000;
const MOST_PAUSE_MS = 5_000;
/** The keys of the messages on why a passkey was rejected. */
const REJECTIONS = {
	stale: "isStale",
	rejected: "isRejected",
} as const satisfies Record<PasskeyRejection, string>;

const signInFields = z.object({
	/** What the browser responds for a passkey: JSON, or empty. */
	response: text,
	/** A form that waits until its person has signed in: JSON. */
	kept: z.pipe(text, z.transform(parseKeptForm)),
	email: z.pipe(text, z.transform(cleanEmail)),
	endpoint: text,
});

type SignInForm = z.infer<typeof signInFields>;

export const signInRoute: DeskRoute = {
	path: "/desk/sign-in",
	role: "anybody",
	get: showSignIn,
	post: withFields(signInFields, signIn),
};

/**
 * Renders the only page of the desk that strangers get, except for links that sign in. Who is signed in goes on to the
 * page that the address names, unless they are to sign in again.
 */
async function showSignIn(context: DeskContext): Promise<Response> {
	const to = getDestination(context);
	const mustSignInAgain = context.req.query("again") !== undefined;
	if (to && !mustSignInAgain && (await findSession(context))) return context.redirect(to, 303);
	return renderSignIn(context, { isSent: context.req.query("sent") === "link" });
}

async function signIn(context: DeskContext, form: SignInForm): Promise<Response> {
	if (form.response) return signInByPasskey(context, form);
	return (await checkNetworkLimit(context)) ?? askForLink(context, form);
}

/** Renders the sign-in page for a form that came after the end of its session, and keeps what was typed. */
export async function keepForm(context: DeskContext): Promise<Response> {
	return renderSignIn(context, { kept: await readKeptForm(context), status: 403 });
}

/** Signs in by a passkey. Only rejected responses count as tries. */
async function signInByPasskey(
	context: DeskContext,
	{ response, kept, endpoint }: SignInForm,
): Promise<Response> {
	const { party, people } = await getDeskServices();
	const verified = await verifyPasskey(party, response);
	if (!verified.ok) {
		const limited =
			(await checkNetworkLimit(context)) ??
			(await checkPersonLimit(context, `passkey ${findClaimedStaff(response)}`));
		return (
			limited ??
			renderSignIn(context, { problem: t(REJECTIONS[verified.reason]), kept, status: 422 })
		);
	}
	const staff = await people.findById(verified.value);
	if (!staff || staff.disabledAt)
		return renderSignIn(context, { problem: t(REJECTIONS.rejected), kept, status: 422 });
	if (!kept) return startSession(context, staff.id, endpoint);
	await createSession(context, staff.id, endpoint);
	return renderDeskPage(context, {
		title: t("sendNowTitle"),
		session: null,
		content: <KeptFormPage kept={kept} />,
	});
}

/** Returns the same response to everybody; the person is looked up some time after it. */
async function askForLink(
	context: DeskContext,
	{ email: typed, kept }: SignInForm,
): Promise<Response> {
	if (!getEnv().SMTP_URL)
		return renderSignIn(context, { problem: t("noEmails"), kept, status: 422 });
	const email = parseEmailAddress(typed);
	if (email === null) {
		const problem = t("emailMissing");
		return renderSignIn(context, { problem, email: typed, kept, status: 422 });
	}
	const limited = await checkPersonLimit(context, `link ${email.toLowerCase()}`);
	if (limited) return limited;
	const pause = randomInt(LEAST_PAUSE_MS, MOST_PAUSE_MS);
	const to = getDestination(context);
	const device = getDevice(context);
	const askedAt = getNow();
	setTimeout(() => {
		sendLink(email, askedAt, to, device).catch((error) =>
			report("A sign-in link could not be made:", error),
		);
	}, pause).unref();
	if (kept) return renderSignIn(context, { isSent: true, kept });
	const query = new URLSearchParams({ sent: "link", ...(to && { to }) });
	return context.redirect(`/desk/sign-in?${query}`, 303);
}

async function sendLink(
	email: string,
	askedAt: number,
	to: string | null,
	device: string,
): Promise<void> {
	const { people } = await getDeskServices();
	const link = await people.createAskedLink(email, askedAt);
	if (!link) return;
	const origin = { kind: "asked-for", by: null, device } as const;
	await sendSignInLink(link.staff, toLinkUrl(getEnv().SITE_URL, link.token, to), origin);
}

type SignInState = {
	problem?: string;
	email?: string;
	isSent?: boolean;
	kept?: KeptForm | null;
	status?: 403 | 422;
};

async function renderSignIn(
	context: DeskContext,
	{ status, ...state }: SignInState,
): Promise<Response> {
	const { party } = await getDeskServices();
	const options = await buildAuthenticationOptions(party);
	const canMail = getEnv().SMTP_URL !== undefined;
	return renderDeskPage(context, {
		title: t("title"),
		session: null,
		status,
		scripts: [passkeyScript, endpointScript],
		content: <SignInPage options={options} canMail={canMail} {...state} />,
	});
}
