import { getContent } from "#app/content/content.server.ts";
import { t } from "#app/messages/en/desk-onboarding.server.ts";

/** Renders the way to the website's parts, and what a new agency changes first. */
export function WebsiteSteps() {
	return (
		<>
			<h3 className="mt-6 font-bold">{t("website")}</h3>
			<p className="mt-1">
				{t("websiteHint", {
					link: (text) => (
						<a key="link" href="/desk/website">
							{text}
						</a>
					),
				})}
			</p>
			<ul className="mt-2 list-disc pl-5">
				{listSteps().map(({ name, href }) => (
					<li key={href}>
						<a href={href} className="inline-block py-1">
							{name}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}

/** Lists what is still to be done, but for the headline, which everybody changes. */
function listSteps(): { name: string; href: string }[] {
	const { site, cities } = getContent();
	const hasColours = site.colours !== undefined || site.hue !== undefined;
	return [
		{
			name: t("websiteHeadline"),
			href: "/desk/website/edit/pages/home.yaml?at=hero.title#hero.title",
		},
		...(site.logo
			? []
			: [{ name: t("websiteLogo"), href: "/desk/website/edit/site.yaml?at=logo#logo" }]),
		...(hasColours
			? []
			: [{ name: t("websiteColours"), href: "/desk/website/edit/site.yaml?at=colours#colours" }]),
		...(cities.length > 0 ? [] : [{ name: t("websiteCity"), href: "/desk/website/new/city" }]),
	];
}
