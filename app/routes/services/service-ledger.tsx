import type { ServiceCard } from "#app/sections/cards.ts";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { PAPERS, type Paper } from "#app/ui/papers.ts";

export type LedgerEntry = ServiceCard & { paper: Paper };

/** Every service a sheet of its own paper across the page, their kites a train on one line; the whole sheet leads on. */
export function ServiceLedger({ entries }: { entries: readonly LedgerEntry[] }) {
	return (
		<ul className="ledger overflow-x-clip">
			{entries.map(({ title, description, path, imageUrl, paper }) => (
				<li key={path} className={`group relative ${PAPERS[paper]}`}>
					<div className="wrap grid grid-cols-[1fr_auto] items-center gap-x-6 md:grid-cols-[7fr_4fr_auto] lg:gap-x-12">
						<div className="py-7 lg:py-11">
							<Heading level={2} look="display">
								<Link
									to={path}
									className="decoration-4 decoration-accent-bright underline-offset-4 after:absolute after:inset-0 group-hover:underline"
								>
									{title}
								</Link>
							</Heading>
							<p className="mt-3 md:hidden">{description}</p>
						</div>
						<p className="hidden py-6 text-lead md:block">{description}</p>
						<div className="flex items-center gap-10 self-stretch">
							<div className="relative grid items-center self-stretch py-4 before:absolute before:inset-y-0 before:left-1/2 before:border-current before:border-l-2 md:group-first:before:-top-160">
								<Art
									src={imageUrl}
									alt=""
									shape="kite"
									className="kite-only relative w-24 kite-lift md:w-32 lg:w-40"
								/>
							</div>
							<Icon
								name="arrow"
								className="hidden size-10 transition-transform group-hover:translate-x-2 xl:block"
							/>
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}
