import * as z from "zod/mini";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import endpointScript from "#app/desk/page/inline-scripts/desk-endpoint.ts?inline-script";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { t } from "#app/messages/en/desk-sign-in.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { checkNetworkLimit } from "./limits.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { startSession } from "./start-session.ts";

export const linkRoute: DeskRoute = {
	path: "/desk/sign-in/:token",
	role: "anybody",
	get: showLink,
	post: withFields(z.object({ endpoint: text }), useLink),
};

/** Renders a page with a button, so that a program that follows the links of an e-mail does not use the link up. */
async function showLink(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	const isValid = await people.isLinkValid(context.req.param("token") ?? "");
	if (!isValid) return rejectLink(context);
	return renderDeskPage(context, {
		title: t("title"),
		session: null,
		scripts: [endpointScript],
		content: (
			<SignInFrame title={t("signIn")}>
				<form method="post" className="mt-4">
					<input type="hidden" name="endpoint" />
					<p>{t("stayHint")}</p>
					<button type="submit" className="desk-button mt-3 w-full" data-tone="accent">
						{t("signInOnDevice")}
					</button>
				</form>
			</SignInFrame>
		),
	});
}

async function useLink(
	context: DeskContext,
	{ endpoint }: { endpoint: string },
): Promise<Response> {
	const { people } = await getDeskServices();
	const staff = await people.useLink(context.req.param("token") ?? "");
	return staff ? startSession(context, staff.id, endpoint) : rejectLink(context);
}

/** Rejects a link. Only rejected ones count as tries. */
async function rejectLink(context: DeskContext): Promise<Response> {
	const limited = await checkNetworkLimit(context);
	if (limited) return limited;
	return renderDeskPage(context, {
		title: t("usedTitle"),
		session: null,
		status: 410,
		content: (
			<SignInFrame title={t("used")}>
				<p className="mt-4">
					{t("usedHint", {
						link: (text) => (
							<a key="link" href="/desk/sign-in">
								{text}
							</a>
						),
					})}
				</p>
			</SignInFrame>
		),
	});
}
