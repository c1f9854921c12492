import { t } from "#app/messages/en/desk-website-add.server.ts";
import { listKindNames } from "./kind-names.ts";

type KindsPageProps = {
	/** What was typed for a kind that there is not, which the other kinds get. */
	name: string;
	problem: string | null;
};

/** Renders the choice of what can be added to the website. */
export function KindsPage({ name, problem }: KindsPageProps) {
	const query = name ? `?${new URLSearchParams({ name })}` : "";
	return (
		<div className="desk-wrap pt-6 pb-16">
			<p>
				<a href="/desk/website">{t("backToAll")}</a>
			</p>
			<h1 className="desk-title mt-1">{t("add")}</h1>
			{problem && (
				<p role="alert" className="mt-4 max-w-text border-accent border-l-4 pl-3 font-bold">
					{problem}
				</p>
			)}
			<p className="mt-2 max-w-text">{t("intro")}</p>
			<ul className="mt-4 max-w-text border-line border-b">
				{listKindNames().map((each) => (
					<li key={each.kind} className="border-line border-t">
						<a href={`/desk/website/new/${each.kind}${query}`} className="block py-2.5">
							{each.name}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
