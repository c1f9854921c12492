import { Link } from "#app/design/ui/link.tsx";
import { formatLongDate } from "#app/platform/format-dates.ts";
import type { PostLink } from "./service-stories.server.ts";

export function PostLinks({ posts }: { posts: readonly PostLink[] }) {
	return (
		<ul className="border-line-strong border-t">
			{posts.map(({ title, to, day }) => (
				<li key={to} className="group relative border-line border-b py-4">
					<Link to={to} className="font-bold card-link">
						{title}
					</Link>
					<p className="mt-0.5 text-fine text-ink-soft">
						<time dateTime={day}>{formatLongDate(day)}</time>
					</p>
				</li>
			))}
		</ul>
	);
}
