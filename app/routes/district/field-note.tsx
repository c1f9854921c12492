import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import type { Crumb } from "#app/seo/crumbs.ts";

type FieldNoteProps = {
	/** The title in two parts: what, small, and where, large. */
	what: string;
	where: string;
	kind: string;
	crumbs: readonly Crumb[];
	kite: ReactNode;
	children: ReactNode;
};

/** The head of a district's page: the kite in the margin, the place's name and kind beside it. */
export function FieldNote({ what, where, kind, crumbs, kite, children }: FieldNoteProps) {
	return (
		<section className="overflow-x-clip">
			<div className="wrap pt-5">
				<Breadcrumbs crumbs={crumbs} />
				<div className="with-margin relative lg:pt-8">
					<div className="absolute top-0 right-0 w-28 sm:w-40 lg:static lg:w-full">{kite}</div>
					<div className="pb-10 sm:max-lg:pr-44 lg:self-center lg:pb-16">
						<h1>
							<span className="flex min-h-32 max-w-44 items-end font-bold text-title sm:min-h-28 sm:max-w-none lg:min-h-0">
								{what}{" "}
							</span>
							<span className="display-type mt-5 block text-display lg:mt-2 lg:text-hero">
								{where}
							</span>
						</h1>
						<p className="mt-6 max-w-[46rem] text-balance text-heading text-ink-soft">{kind}</p>
						{children}
					</div>
				</div>
			</div>
		</section>
	);
}
