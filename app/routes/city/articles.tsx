import { PostLinks } from "#app/sections/post-links.tsx";
import type { PostLink } from "#app/sections/service-stories.tsx";
import { Heading } from "#app/ui/heading.tsx";

type ArticlesProps = { cityName: string; posts: readonly PostLink[] };

/** What was written that names the city; nothing where nothing was. */
export function Articles({ cityName, posts }: ArticlesProps) {
	if (posts.length === 0) return null;
	return (
		<section className="border-line border-t">
			<div className="wrap section-space with-margin">
				<Heading level={2}>{cityName} in our articles</Heading>
				<PostLinks posts={posts} />
			</div>
		</section>
	);
}
