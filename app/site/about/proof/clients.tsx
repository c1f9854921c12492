import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";

type NamedClientsProps = {
	title: string;
	items: readonly { name: string; url?: string | undefined }[];
	isSample: boolean;
};

/** Renders the clients whose websites can be seen. */
export function NamedClients({ title, items, isSample }: NamedClientsProps) {
	return (
		<Band space="tight">
			<div className="flex flex-wrap items-baseline gap-x-3">
				<H2 look="title">{title}</H2>
				{isSample && <SampleMark />}
			</div>
			<ul className="mt-6 flex flex-wrap items-center gap-x-12 gap-y-5">
				{items.map(({ name, url }) => (
					<li key={name} className="display-type text-heading">
						<a
							href={url}
							className="inline-block underline decoration-2 decoration-accent-bright underline-offset-4 hover:decoration-4"
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</Band>
	);
}
