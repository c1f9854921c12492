import type { ReactNode } from "react";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/sections.ts";

type PageStepsProps = {
	page: number;
	pages: number;
	toPath: (page: number) => string;
	/** The link's text and what it leads to, such as "Newer articles". */
	back: { name: string; leadsTo: string };
	on: { name: string; leadsTo: string };
};

/** Renders pagination: previous, page numbers, next. */
export function PageSteps({ page, pages, toPath, back, on }: PageStepsProps) {
	return (
		<nav
			aria-label={t("listPages")}
			className="grid grid-cols-2 items-center gap-x-6 gap-y-5 md:grid-cols-[1fr_auto_1fr]"
		>
			<div>
				{page > 1 && (
					<Step
						to={toPath(page - 1)}
						rel="prev"
						label={t("pageOf", { list: back.leadsTo, page: page - 1 })}
					>
						<Icon name="arrow" className="size-6 shrink-0 rotate-180" />
						{back.name}
					</Step>
				)}
			</div>
			<ol className="order-last col-span-2 flex flex-wrap justify-center gap-1 md:order-none md:col-span-1">
				{listPageNumbers(page, pages).map((number, index, all) => (
					<li key={number ?? `gap after ${all[index - 1]}`}>
						{number === null ? (
							<span className="flex size-11 items-center justify-center text-ink-soft">…</span>
						) : (
							<Link
								to={toPath(number)}
								aria-label={t("page", { page: number })}
								aria-current={number === page ? "page" : undefined}
								className="flex size-11 items-center justify-center font-bold tabular-nums hover:bg-sunken aria-[current=page]:bg-ink aria-[current=page]:text-paper forced-colors:aria-[current=page]:underline"
							>
								{number}
							</Link>
						)}
					</li>
				))}
			</ol>
			<div className="text-right">
				{page < pages && (
					<Step
						to={toPath(page + 1)}
						rel="next"
						label={t("pageOf", { list: on.leadsTo, page: page + 1 })}
					>
						{on.name}
						<Icon name="arrow" className="size-6 shrink-0" />
					</Step>
				)}
			</div>
		</nav>
	);
}

type StepProps = { to: string; rel: "prev" | "next"; label: string; children: ReactNode };

function Step({ to, rel, label, children }: StepProps) {
	return (
		<Link
			to={to}
			rel={rel}
			className="display-type inline-flex min-h-13 items-center gap-3 text-heading decoration-4 decoration-accent-bright underline-offset-8 hover:underline"
			aria-label={label}
		>
			{children}
		</Link>
	);
}

/** The number of page links on each side of the current page. */
const NEIGHBOURS = 1;

/** Returns the page numbers to link: first, last and those around the current one; null for a gap. */
export function listPageNumbers(page: number, pages: number): (number | null)[] {
	const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
		(number) => number === 1 || number === pages || Math.abs(number - page) <= NEIGHBOURS,
	);
	return named.flatMap((number, index) => {
		const before = named[index - 1] ?? 0;
		if (number - before === 1) return [number];
		// A gap of one page is replaced by that page.
		return number - before === 2 ? [number - 1, number] : [null, number];
	});
}
