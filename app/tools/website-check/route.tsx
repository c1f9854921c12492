import { data, redirect } from "react-router";
import { Breadcrumbs, HeroKite } from "#app/design/sections/page-hero.tsx";
import { Points } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H1, H2 } from "#app/design/ui/heading.tsx";
import { SECOND } from "#app/platform/durations.ts";
import { clientAddressContext } from "#app/platform/http/client-address.ts";
import { parseForm } from "#app/platform/http/parse-form.ts";
import { getResponseHeaders } from "#app/platform/http/response-headers.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";
import { AddressForm } from "./address-form.tsx";
import { loadForm } from "./load-form.server.ts";
import { requestCheck } from "./request-check.server.ts";
import { toCheckPath } from "./website-check-path.ts";

export const handle: RouteHandle = { cache: { unbounded: ["url"] } };

export const loader = ({ request }: Route.LoaderArgs) => loadForm(request);

export async function action({ request, context }: Route.ActionArgs) {
	// There is no such form where the content has no such page.
	loadForm(request);
	const headers = getResponseHeaders(context);
	if (request.method !== "POST") {
		headers.set("Allow", "GET, POST");
		throw data(null, { status: 405 });
	}
	const form = await parseForm(request);
	const text = form.get("url");
	const typed = typeof text === "string" ? text : "";
	const outcome = await requestCheck(typed, context.get(clientAddressContext));
	if ("id" in outcome) throw redirect(toCheckPath(outcome.id), 303);
	const { status, waitMs, ...shown } = outcome;
	if (waitMs) headers.set("Retry-After", String(Math.ceil(waitMs / SECOND)));
	return data(shown, { status });
}

export default function WebsiteCheckPage({ loaderData, actionData }: Route.ComponentProps) {
	const { page, typed, maxLength, imageUrl, words, meta } = loaderData;
	return (
		<>
			<section className="paper-night overflow-clip">
				<div className="wrap pt-5">
					<Breadcrumbs crumbs={meta.crumbs} />
					<div className="grid gap-x-10 md:grid-cols-[1fr_auto] lg:gap-x-16">
						<div className="self-center pt-8 pb-14 lg:pt-10 lg:pb-24">
							<div className="max-w-[54rem]">
								<H1 look="display">{page.title}</H1>
							</div>
							<p className="mt-6 max-w-text text-ink-soft text-lead">{page.subtitle}</p>
							<AddressForm
								words={words}
								typed={actionData?.typed ?? typed}
								maxLength={maxLength}
								error={actionData?.error}
							/>
						</div>
						{imageUrl && (
							<div className="hero-kite max-md:hidden">
								<HeroKite src={imageUrl} />
							</div>
						)}
					</div>
				</div>
			</section>
			<Points points={page.looksAt} />
			<Robot robot={loaderData.robot} />
		</>
	);
}

type RobotProps = { robot: Route.ComponentProps["loaderData"]["robot"] };

/** Renders who reads a website, for whoever has found its name in a log. */
function Robot({ robot }: RobotProps) {
	const { heading, who, agent, reads, rules, file, stop } = robot;
	return (
		<Band theme="marigold">
			<div id="robot" className="grid scroll-mt-24 gap-x-16 gap-y-6 lg:grid-cols-[0.8fr_1.2fr]">
				<H2>{heading}</H2>
				<div className="max-w-text stack-5">
					<p>{who}</p>
					<p className="font-bold text-title">
						<code className="wrap-anywhere">{agent}</code>
					</p>
					<p>{reads}</p>
					<p>{rules}</p>
					<pre className="folded whitespace-pre-wrap bg-raised p-5 pr-12 wrap-anywhere">
						<code>{file}</code>
					</pre>
					<p>{stop}</p>
				</div>
			</div>
		</Band>
	);
}
