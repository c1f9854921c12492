import { Link } from "react-router";
import { Art } from "#app/ui/art.tsx";
import { Icon } from "#app/ui/icon.tsx";

export type ServiceCard = { title: string; description: string; path: string; imageUrl: string };

type ServiceGridProps = {
	cards: readonly ServiceCard[];
	headingLevel: 2 | 3;
	/** The eighth place of the grid. */
	more?: { text: string; to: string };
};

/** Seven services as a sheet of stamps, ruled by hairlines; the last place leads on. */
export function ServiceGrid({ cards, headingLevel, more }: ServiceGridProps) {
	const Title = `h${headingLevel}` as const;
	return (
		<ul className="enter grid border-line-strong border-t sm:grid-cols-2 lg:grid-cols-4">
			{cards.map(({ title, description, path, imageUrl }) => (
				<li
					key={path}
					className="group relative flex gap-5 border-line border-b py-6 sm:flex-col sm:gap-0 sm:px-6 sm:pt-8 sm:odd:border-r lg:border-r lg:[&:nth-child(4n)]:border-r-0 lg:[&:nth-child(4n+1)]:pl-0"
				>
					<Art
						src={imageUrl}
						alt=""
						shape="kite"
						className="w-16 self-start transition-transform duration-300 group-hover:-translate-y-1.5 group-hover:rotate-3 sm:w-24"
					/>
					<div className="min-w-0 sm:mt-5">
						<Title className="font-bold text-title">
							<Link to={path} className="after:absolute after:inset-0">
								{title}
							</Link>
						</Title>
						<p className="mt-2 text-ink-soft">{description}</p>
					</div>
				</li>
			))}
			{more && (
				<li className="relative flex border-line border-b bg-marigold-field p-6 text-on-marigold">
					<Link
						to={more.to}
						className="display-type flex w-full flex-wrap wrap-anywhere items-end justify-between gap-x-4 text-heading after:absolute after:inset-0"
					>
						{more.text}
						<Icon name="arrow" className="mb-1 size-8 shrink-0" />
					</Link>
				</li>
			)}
		</ul>
	);
}
