import { Link } from "react-router";
import { Heading } from "#app/ui/heading.tsx";

type Reason = { title: string; text: string; to: string };

export function OtherReasons({ reasons }: { reasons: readonly Reason[] }) {
	return (
		<section className="wrap section-space">
			<Heading level={2}>The other reasons</Heading>
			<ul className="mt-8 grid gap-x-10 md:grid-cols-3">
				{reasons.map(({ title, text, to }) => (
					<li key={to} className="relative border-line-strong border-t py-6">
						<Heading level={3} look="title">
							<Link to={to} className="quiet-link after:absolute after:inset-0">
								{title}
							</Link>
						</Heading>
						<p className="mt-2 text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
