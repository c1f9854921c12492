import { useEffect } from "react";
import { data, useNavigate } from "react-router";
import { Breadcrumbs, HeroKite } from "#app/design/sections/page-hero.tsx";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { H1 } from "#app/design/ui/heading.tsx";
import { getResponseHeaders } from "#app/platform/http/response-headers.ts";
import { setSecretHeaders } from "#app/platform/http/secret-headers.ts";
import type { Route } from "./+types/route.ts";
import { Found } from "./found.tsx";
import { loadResult } from "./load-result.server.ts";
import { Offer } from "./offer.tsx";
import { Steps } from "./steps.tsx";

/** The interval in ms in which the page asks how far the check is. */
const ASK_EVERY_MS = 1_500;

export async function loader({ params, context }: Route.LoaderArgs) {
	const { shown, status } = await loadResult(params.check);
	const headers = getResponseHeaders(context);
	setSecretHeaders(headers);
	// Nothing is posted here, and the websites of strangers are linked.
	headers.set("Referrer-Policy", "no-referrer");
	return data(shown, { status });
}

export default function WebsiteCheckResultPage({ loaderData }: Route.ComponentProps) {
	const { progress, found, notice, offer, toForm, again, crumbs, isWaiting, imageUrl } = loaderData;
	const { title, text } = progress ?? found ?? notice ?? { title: "", text: "" };
	useProgress(isWaiting, loaderData);
	return (
		<>
			<section className="paper-night overflow-clip">
				<div className="wrap pt-5">
					<Breadcrumbs crumbs={crumbs} />
					<div className="grid gap-x-10 md:grid-cols-[1fr_auto] lg:gap-x-16">
						<div className="min-w-0 self-center pt-8 pb-14 lg:pt-10 lg:pb-20">
							<div className="max-w-[54rem] wrap-anywhere">
								<H1 look="display">{title}</H1>
							</div>
							{/* It stands in the page before its message, so that screen readers tell the result. */}
							<p role="status" className="mt-6 max-w-text text-lead">
								{progress ? progress.status : text}
							</p>
							{progress && <Steps steps={progress.steps} />}
							{progress && <p className="mt-8 max-w-text text-ink-soft">{text}</p>}
							{found && (
								<p className="mt-4 max-w-text wrap-anywhere text-ink-soft">
									{found.address}
									<br />
									{found.read}
								</p>
							)}
							{notice && (
								<p className="mt-9">
									<ButtonLink to={again.to}>{again.name}</ButtonLink>
								</p>
							)}
						</div>
						{imageUrl && (
							<div className="hero-kite max-md:hidden">
								<HeroKite src={imageUrl} />
							</div>
						)}
					</div>
				</div>
			</section>
			{found && <Found {...found} />}
			{found && <Offer offer={offer} words={found.words} query={toForm} again={again} />}
		</>
	);
}

/** Loads the page's data again and again while the check runs. */
function useProgress(isWaiting: boolean, shown: unknown): void {
	const navigate = useNavigate();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the next wait
	useEffect(() => {
		if (!isWaiting) return;
		const load = () => void navigate(".", { replace: true, preventScrollReset: true });
		const timer = setTimeout(load, ASK_EVERY_MS);
		return () => clearTimeout(timer);
	}, [isWaiting, shown, navigate]);
}
