import { getContent } from "#app/content/content.server.ts";
import type { Accessibility } from "#app/content/schemas/pages.ts";
import type { PointList } from "#app/content/schemas/text.ts";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { TitledText } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/legal.ts";
import type { Day } from "#app/platform/day.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { site, pages } = getContent();
	const page = pages.accessibility;
	const { email, phone } = site;
	const meta = buildPageMeta({
		...page,
		path: "/accessibility",
		crumbs: [toTitleCrumb("/accessibility", page.title)],
	});
	return { page, email, phone, meta };
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
	const { page, email, phone, meta } = loaderData;
	return (
		<>
			<PageHero {...page} crumbs={meta.crumbs} theme="aqua" />
			<Band>
				<div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[auto_1fr]">
					<H2 look="hero">{page.standard.name}</H2>
					<p className="max-w-text text-lead">{page.standard.text}</p>
				</div>
			</Band>
			<Tests {...page.tested} />
			{page.shortfalls && <Shortfalls {...page.shortfalls} />}
			<Report {...page.contact} email={email} phone={phone} updated={page.updated} />
		</>
	);
}

function Tests({ heading, intro, items }: PointList) {
	return (
		<Band theme="sunken">
			<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
				<div className="lg:sticky lg:top-28 lg:self-start">
					<H2 look="display">{heading}</H2>
					{intro && <p className="mt-5 max-w-narrow text-ink-soft text-lead">{intro}</p>}
				</div>
				<ul className="knotted-line">
					{items.map((test) => (
						<li key={test.title}>
							<TitledText {...test} className="mt-1 max-w-text text-ink-soft" />
						</li>
					))}
				</ul>
			</div>
		</Band>
	);
}

function Shortfalls({ heading, intro, items }: PointList) {
	return (
		<Band theme="peach">
			<H2 look="display">{heading}</H2>
			{intro && <p className="mt-5 max-w-text text-ink-soft text-lead">{intro}</p>}
			<ul className="mt-12 border-line-strong border-t-2">
				{items.map((shortfall) => (
					<li
						key={shortfall.title}
						className="grid items-baseline gap-x-10 gap-y-2 border-line border-b py-7 md:grid-cols-[1fr_1.4fr]"
					>
						<TitledText {...shortfall} look="heading" className="max-w-text" />
					</li>
				))}
			</ul>
		</Band>
	);
}

type ReportProps = Accessibility["contact"] & { email: string; phone: string; updated: Day };

function Report({ heading, text, answer, email, phone, updated }: ReportProps) {
	const ways = [
		{ name: t("contactPage"), href: "/contact" },
		{ name: email, href: `mailto:${email}` },
		{ name: phone, href: toTelUrl(phone) },
	];
	return (
		<Band theme="teal">
			<div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
				<div>
					<H2 look="display">{heading}</H2>
					<p className="mt-6 max-w-text text-lead">{text}</p>
				</div>
				<ul className="self-end border-line-strong border-t">
					{ways.map(({ name, href }) => (
						<li key={href} className="border-line-strong border-b">
							<Link
								to={href}
								className="quiet-link display-type wrap-anywhere block py-4 text-heading text-accent"
							>
								{name}
							</Link>
						</li>
					))}
				</ul>
			</div>
			{answer && <p className="mt-12 font-bold text-title">{answer}</p>}
			<p className={`${answer ? "mt-2" : "mt-12"} text-fine text-ink-soft`}>
				{t("testedOn", {
					day: () => (
						<time key="day" dateTime={updated}>
							{formatLongDate(updated)}
						</time>
					),
				})}
			</p>
		</Band>
	);
}
