import { data } from "react-router";
import type { CallTerms } from "#app/calls/call-notice.ts";
import { findCallTerms, getCallTerms } from "#app/calls/call-terms.server.ts";
import { getCallTimes } from "#app/calls/call-times.server.ts";
import { loadZoneOffer } from "#app/calls/form/zone-offer.server.ts";
import { getContent } from "#app/content/content.server.ts";
import type { Booking } from "#app/database/booking.ts";
import { Breadcrumbs } from "#app/design/sections/page-hero.tsx";
import { H1 } from "#app/design/ui/heading.tsx";
import { t as tNotice } from "#app/messages/en/call-notices.server.ts";
import { t } from "#app/messages/en/calls.ts";
import { getNow } from "#app/platform/clock.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { getResponseHeaders } from "#app/platform/http/response-headers.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { setSecretHeaders } from "#app/platform/http/secret-headers.ts";
import { report } from "#app/platform/operations-log.ts";
import { toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";
import { AnotherCall } from "./another-call.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { canRebook, changeCall } from "./change-call.server.ts";
import { findCall } from "./find-call.server.ts";
import { MoveForm } from "./move-form.tsx";
import { Notice } from "./notice.tsx";
import { DAYS_AFTER_CALL, MAX_MOVES, type ShownCall } from "./shown-call.ts";
import { toShownCall } from "./to-shown-call.server.ts";

export const handle: RouteHandle = { hasTimes: true };

/** Loads the page and changes nothing, as programs that look for malware open the links of e-mails. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const named = getCallTerms();
	if (!named) throw notFound();
	setSecretHeaders(getResponseHeaders(context));
	const { pages, site } = getContent();
	const query = new URL(request.url).searchParams;
	const found = await findCall(params.token).catch((error: unknown) => {
		report("A call could not be read:", error);
		return null;
	});
	if (found === undefined) throw notFound();
	const isExpired = found === "expired";
	const booking = isExpired ? null : found;
	const terms = (booking && (await findCallTerms(booking))) ?? named;
	const call = booking && toShownCall(booking, terms, getNow());
	const path = `/book/${params.token}`;
	const shown = {
		isExpired,
		call,
		offer: booking && call?.isAhead ? await loadOffer(booking, query, terms) : null,
		file: `${path}/call.ics`,
		canRebook: booking !== null && call?.isCancelled === true && (await canRebook(booking)),
		booked:
			query.has("sent") || query.has("rebooked")
				? (pages.contact.booking?.form.booked ?? null)
				: null,
		isMoved: query.has("moved"),
		isCancelled: query.has("cancelled"),
		sendsEmail: Boolean(getEnv().SMTP_URL),
		contact: { email: site.email, phone: site.phone },
		crumbs: [
			toTitleCrumb("/book", pages.contact.booking?.page.title ?? ""),
			{ name: t("title"), to: path },
		],
		meta: buildPageMeta({
			title: getTitle(call, isExpired),
			description: tNotice("pageDescription", { host: terms.hostName, agency: site.name }),
			// The path is without the token, which networks and search engines must not learn.
			path: "/book",
			noindex: true,
		}),
	};
	return data(shown, { status: isExpired ? 410 : call ? 200 : 503 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const terms = getCallTerms();
	if (!terms) throw notFound();
	const headers = getResponseHeaders(context);
	setSecretHeaders(headers);
	if (request.method !== "POST") {
		headers.set("Allow", "GET, POST");
		throw data(null, { status: 405 });
	}
	return changeCall(request, params.token, terms);
}

/** Revalidates always: after a rejection the page has other times and another state of the call. */
export function shouldRevalidate() {
	return true;
}

export default function CallPage({ loaderData, actionData }: Route.ComponentProps) {
	const { isExpired, call, offer, file, canRebook, contact, crumbs } = loaderData;
	const reason = actionData?.reason;
	return (
		<div className="overflow-clip">
			<div className="wrap grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
				<div className="paper-teal field-to-left max-lg:field-to-right pt-5 pb-12 lg:pr-10 lg:pb-20">
					<Breadcrumbs crumbs={crumbs} />
					<div className="mt-8 lg:mt-16">
						<H1 look="display">{getTitle(call, isExpired)}</H1>
					</div>
					{isExpired && (
						<p className="mt-6 text-title">{t("closes", { days: String(DAYS_AFTER_CALL) })}</p>
					)}
					{call && <CallFacts call={call} file={file} />}
				</div>
				<div className="stack-12 py-12 lg:py-20 lg:pl-16 xl:pl-24">
					{!isExpired && <Notice {...loaderData} rejection={actionData?.status} />}
					{call?.isAhead && (
						<>
							{call.sequence < MAX_MOVES && offer && (
								<MoveForm call={call} offer={offer} reason={reason} />
							)}
							<CancelForm call={call} reason={reason} />
						</>
					)}
					{(isExpired || (call && !call.isAhead)) && (
						<AnotherCall contact={contact} cancelled={canRebook ? call : null} />
					)}
				</div>
			</div>
		</div>
	);
}

/** Loads the times to which the call can be moved, in the zone of the call unless the query has one. */
async function loadOffer(booking: Booking, query: URLSearchParams, terms: CallTerms) {
	const times = await getCallTimes(booking);
	const offer = loadZoneOffer(query, terms.zone, times);
	return { ...offer, times, chosenZone: offer.chosenZone ?? booking.zone };
}

function getTitle(call: ShownCall | null, isExpired: boolean): string {
	if (isExpired) return t("titleExpired");
	if (!call || call.isAhead) return t("title");
	return t(call.isCancelled ? "titleCancelled" : "titleOver");
}

function CallFacts({ call, file }: { call: ShownCall; file: string }) {
	const [first, second] = call.shownTimes;
	return (
		<>
			<p className={`mt-6 text-title ${call.isCancelled ? "line-through" : "font-bold"}`}>
				{first}
			</p>
			{second && <p className="mt-2">{second}</p>}
			{call.isAhead && (
				<>
					<p className="mt-6">
						{t("minutesWith", {
							minutes: String(call.minutes),
							host: call.hostName,
							how: call.how,
						})}
					</p>
					<p className="mt-6">
						<a
							href={file}
							download="call.ics"
							className="button min-h-13 bg-ink px-7 py-3 text-paper"
						>
							{t("addToCalendar")}
						</a>
					</p>
				</>
			)}
		</>
	);
}
