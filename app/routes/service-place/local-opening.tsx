import type { LocalServiceData } from "./read-page.server.ts";

type LocalOpeningProps = { intro: string; city: LocalServiceData["city"] };

/** The service in this city in two or three sentences, set very large, with the city's facts in the margin. */
export function LocalOpening({ intro, city }: LocalOpeningProps) {
	return (
		<section className="wrap section-space grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_3.2fr]">
			<p className="text-heading leading-snug lg:order-last">{intro}</p>
			<dl className="grid content-start gap-5 border-ink border-t-3 pt-4 text-fine max-lg:grid-cols-2">
				<div>
					<dt className="text-ink-soft">It lives on</dt>
					<dd className="mt-0.5 text-body leading-snug">{city.livesOn}</dd>
				</div>
				<div>
					<dt className="text-ink-soft">It searches in</dt>
					<dd className="mt-0.5 text-body leading-snug">{city.languages.join(", ")}</dd>
				</div>
			</dl>
		</section>
	);
}
