import type { DeskContext } from "#app/desk/desk-env.ts";
import { getDeskServices } from "#app/desk/desk-services.ts";
import {
	buildAuthenticationOptions,
	findClaimedStaff,
	type PasskeyRefusal,
	verifyPasskey,
} from "#app/desk/passkeys/passkeys.ts";
import { isEmail } from "#app/desk/person-fields.ts";
import { sendSignInLink } from "#app/desk/send-sign-in-link.ts";
import { buildSessionCookie } from "#app/desk/session-cookie.ts";
import { getEnv } from "#app/env.server.ts";
import passkeyScript from "#app/inline-scripts/desk-passkey.ts?inline-script";
import { report } from "#app/operations-log.ts";
import { renderDeskPage } from "../desk-page.tsx";
import { parseDeskForm } from "../parse-form.ts";
import { checkPersonLimit } from "./limits.ts";
import { SignInPage } from "./sign-in-page.tsx";
import { startSession } from "./start-session.ts";

const REFUSALS: Record<PasskeyRefusal, string> = {
	stale: "This page was open for too long. Please press the button once more.",
	refused: "This passkey was not accepted. Please use another way.",
};

/** The only page of the desk that strangers get, but for links that sign in. */
export function showSignIn(context: DeskContext): Promise<Response> {
	return renderSignIn(context, { isSent: context.req.query("sent") === "link" });
}

export async function signIn(context: DeskContext): Promise<Response> {
	const form = await parseDeskForm(context);
	const response = form.get("response");
	return response ? signInByPasskey(context, response) : askForLink(context, form.get("email"));
}

async function signInByPasskey(context: DeskContext, response: string): Promise<Response> {
	const { party, people } = await getDeskServices();
	const limited = await checkPersonLimit(context, `passkey ${findClaimedStaff(response)}`);
	if (limited) return limited;
	const verified = await verifyPasskey(party, response);
	if (typeof verified === "string")
		return renderSignIn(context, { problem: REFUSALS[verified], status: 422 });
	const staff = await people.findById(verified.staffId);
	if (!staff || staff.disabledAt)
		return renderSignIn(context, { problem: REFUSALS.refused, status: 422 });
	return startSession(context, staff.id);
}

/** The same response for everybody: who is known is looked up once it is sent. */
async function askForLink(context: DeskContext, email: string): Promise<Response> {
	if (!getEnv().SMTP_URL)
		return renderSignIn(context, { problem: "This site sends no e-mails.", status: 422 });
	if (!isEmail(email)) {
		const problem = "Please enter your e-mail address, as name@example.com.";
		return renderSignIn(context, { problem, email, status: 422 });
	}
	const limited = await checkPersonLimit(context, `link ${email.toLowerCase()}`);
	if (limited) return limited;
	context.env.outgoing.once("close", () => {
		sendLink(email).catch((error) => report("A sign-in link could not be made:", error));
	});
	return context.redirect("/desk/sign-in?sent=link", 303);
}

async function sendLink(email: string): Promise<void> {
	const { people } = await getDeskServices();
	const staff = await people.findByEmail(email);
	if (!staff || staff.disabledAt) return;
	await sendSignInLink(staff, await people.createLink(staff.id));
}

type SignInState = { problem?: string; email?: string; isSent?: boolean; status?: 422 };

async function renderSignIn(
	context: DeskContext,
	{ status, ...state }: SignInState,
): Promise<Response> {
	const { party } = await getDeskServices();
	const options = await buildAuthenticationOptions(party);
	const canMail = getEnv().SMTP_URL !== undefined;
	return renderDeskPage(context, {
		title: "Sign in",
		session: null,
		status,
		script: passkeyScript,
		content: <SignInPage options={options} canMail={canMail} {...state} />,
	});
}

export async function signOut(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	const { staff, session } = context.var.session;
	await people.endSessions(staff.id, session.hash);
	context.header("Set-Cookie", buildSessionCookie(getEnv().SITE_URL, ""));
	return context.redirect("/desk/sign-in", 303);
}
