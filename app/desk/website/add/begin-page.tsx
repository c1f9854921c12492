import { t } from "#app/messages/en/desk-website-add.server.ts";

type BeginPageProps = {
	name: string;
	/** True if the file begins with what visitors have now. */
	isAsItIs: boolean;
};

/** Renders the button that begins a file which exists once, and what it begins with. */
export function BeginPage({ name, isAsItIs }: BeginPageProps) {
	return (
		<div className="desk-wrap pt-6 pb-16">
			<p>
				<a href="/desk/website">{t("backToAll")}</a>
			</p>
			<h1 className="desk-title mt-1">{name}</h1>
			<p className="mt-2 max-w-text">{t(isAsItIs ? "beginsAsItIs" : "beginsEmpty")}</p>
			<form method="post">
				<button type="submit" className="desk-button mt-5" data-tone="accent">
					{t("begin")}
				</button>
			</form>
		</div>
	);
}
