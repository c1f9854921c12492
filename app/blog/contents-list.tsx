import type { ContentsEntry } from "#app/blog/post.ts";
import { Icon } from "#app/design/ui/icon.tsx";

/** The fewest headings for which contents are shown; shorter texts need none. */
const MIN_HEADINGS = 4;

type ContentsListProps = { title: string; contents: readonly ContentsEntry[] };

/** Renders the text's headings: sticky beside the text on wide screens, and folded above it on small ones. */
export function ContentsList({ title, contents }: ContentsListProps) {
	if (contents.length < MIN_HEADINGS) return null;
	const entries = (
		<ol className="mt-1">
			{contents.map(({ id, text, level }) => (
				<li key={id} className={level === 3 ? "pl-5" : "border-line not-first:border-t"}>
					<a
						href={`#${encodeURIComponent(id)}`}
						className="quiet-link block py-2 text-ink-soft leading-snug hover:text-ink lg:text-fine"
					>
						{text}
					</a>
				</li>
			))}
		</ol>
	);
	return (
		<nav
			aria-label={title}
			className="mb-10 max-w-text border-line-strong border-y-2 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:border-b-0 lg:pt-3"
		>
			<details className="lg:hidden">
				<summary className="flex min-h-13 items-center justify-between gap-4 font-bold">
					{title}
					<Icon name="plus" className="size-5 text-accent in-open:rotate-45" />
				</summary>
				<div className="pb-4">{entries}</div>
			</details>
			<div className="hidden lg:block">
				<p className="font-bold">{title}</p>
				{entries}
			</div>
		</nav>
	);
}
