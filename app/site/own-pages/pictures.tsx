import type { PageSection } from "#app/content/types.ts";
import { SectionHead } from "#app/design/sections/text-blocks.tsx";
import { Art } from "#app/design/ui/art.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { chooseColumns } from "#app/design/ui/columns.ts";

type PicturesProps = Extract<PageSection, { kind: "pictures" }>;

/** Renders a few pictures beside each other, each above its caption. */
export function Pictures({ heading, intro, items }: PicturesProps) {
	return (
		<Band>
			{heading && <SectionHead heading={heading} {...(intro && { intro })} />}
			<ul
				className={`grid gap-x-8 gap-y-10 ${heading ? "mt-10" : ""} ${chooseColumns(items.length)}`}
			>
				{items.map(({ picture, caption }) => (
					<li key={picture?.src}>
						<figure>
							{picture && (
								<Art
									{...picture}
									shape="cover"
									sizes={items.length === 1 ? WHOLE : PART}
									className="h-auto w-full"
								/>
							)}
							{caption && <figcaption className="mt-3 text-ink-soft">{caption}</figcaption>}
						</figure>
					</li>
				))}
			</ul>
		</Band>
	);
}

const WHOLE = "(min-width: 84rem) 77rem, 91vw";
/** The width of the widest columns, of which there are two. */
const PART = "(min-width: 84rem) 38rem, (min-width: 48rem) 45vw, 91vw";
