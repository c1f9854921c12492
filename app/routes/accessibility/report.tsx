import type { Accessibility } from "#app/content/schemas/pages.ts";
import { formatDay } from "#app/sections/format-day.ts";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { toTelephoneAddress } from "#app/ui/telephone.ts";

type ReportProps = Accessibility["contact"] & { email: string; phone: string; updated: string };

/** The three ways to tell us, large enough to hit. */
export function Report({ heading, text, answer, email, phone, updated }: ReportProps) {
	return (
		<Band paper="teal">
			<div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
				<div>
					<Heading level={2} look="display">
						{heading}
					</Heading>
					<p className="mt-6 max-w-text text-lead">{text}</p>
				</div>
				<ul className="self-end border-line-strong border-t">
					<li className="border-line-strong border-b">
						<Link to="/contact" className={WAY}>
							Contact page
						</Link>
					</li>
					<li className="border-line-strong border-b">
						<a href={`mailto:${email}`} className={WAY}>
							{email}
						</a>
					</li>
					<li className="border-line-strong border-b">
						<a href={toTelephoneAddress(phone)} className={WAY}>
							{phone}
						</a>
					</li>
				</ul>
			</div>
			<p className="mt-12 font-bold text-title">{answer}</p>
			<p className="mt-2 text-fine text-ink-soft">
				Tested last on <time dateTime={updated}>{formatDay(updated)}</time>
			</p>
		</Band>
	);
}

const WAY = "quiet-link display-type wrap-anywhere block py-4 text-heading text-accent";
