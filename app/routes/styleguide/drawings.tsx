import { Chapter } from "./specimen.tsx";

type DrawingsProps = {
	kites: string[];
	covers: string[];
	charts: string[];
	people: string[];
	scenes: string[];
};

/** A contact sheet of all that the site draws, in both themes. */
export function Drawings({ kites, covers, charts, people, scenes }: DrawingsProps) {
	return (
		<>
			<Sheet title="Kites of cities, services and districts" addresses={kites} kind="small" />
			<Sheet title="Covers" addresses={covers} kind="large" />
			<Sheet title="Charts" addresses={charts} kind="large" />
			<Sheet title="People" addresses={people} kind="small" />
			<Sheet title="Scenes" addresses={scenes} kind="large" />
		</>
	);
}

type SheetProps = { title: string; addresses: string[]; kind: "small" | "large" };

function Sheet({ title, addresses, kind }: SheetProps) {
	return (
		<Chapter title={title}>
			{(["light", "dark"] as const).map((theme) => (
				<ul key={theme} className={`sg-drawings sg-${kind} sg-${theme} paper-cotton`}>
					{addresses.map((address) => (
						<li key={address}>
							<img src={address} alt="" loading="lazy" decoding="async" />
							{address.replace("/art/", "").replace(".svg", "")}
						</li>
					))}
				</ul>
			))}
		</Chapter>
	);
}
