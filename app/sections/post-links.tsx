import { Link } from "#app/ui/link.tsx";
import { formatDay } from "./format-day.ts";
import type { PostLink } from "./service-stories.server.ts";

export function PostLinks({ posts }: { posts: readonly PostLink[] }) {
	return (
		<ul className="border-line-strong border-t">
			{posts.map(({ title, to, date }) => (
				<li key={to} className="group relative border-line border-b py-4">
					<Link to={to} className="font-bold card-link">
						{title}
					</Link>
					<p className="mt-0.5 text-fine text-ink-soft">
						<time dateTime={date}>{formatDay(date)}</time>
					</p>
				</li>
			))}
		</ul>
	);
}
