import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { PAPERS } from "#app/ui/papers.ts";
import { ReasonKite } from "./reason-kite.tsx";
import { chooseReasonLook } from "./reason-look.ts";

type Reason = { title: string; text: string; order: number; to: string };

/** The others as posters, each with its kite. */
export function OtherReasons({ reasons }: { reasons: readonly Reason[] }) {
	return (
		<section className="wrap section-space">
			<Heading level={2}>The other reasons</Heading>
			<ul className="mt-8 grid gap-4 md:grid-cols-3 lg:gap-6">
				{reasons.map(({ title, text, order, to }) => {
					const { strong, kite } = chooseReasonLook(order);
					return (
						<li
							key={to}
							className={`group relative grid grid-cols-[1fr_5.5rem] gap-x-5 overflow-clip p-6 md:grid-cols-1 lg:p-8 ${PAPERS[strong]}`}
						>
							<div>
								<Heading level={3}>
									<Link
										to={to}
										className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
									>
										{title}
									</Link>
								</Heading>
								<p className="mt-4 text-ink-soft">{text}</p>
							</div>
							<div className="-mb-10 self-end md:mt-8 md:ml-auto md:w-36 lg:w-44">
								<ReasonKite turn={kite} />
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
