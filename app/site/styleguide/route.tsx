import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { findCity, getContent } from "#app/content/content.server.ts";
import { Accordion } from "#app/design/ui/accordion.tsx";
import { Avatar } from "#app/design/ui/avatar.tsx";
import { Button, ButtonLink } from "#app/design/ui/button.tsx";
import { Field } from "#app/design/ui/field.tsx";
import { H1, H2, H3 } from "#app/design/ui/heading.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { Skeleton } from "#app/design/ui/skeleton.tsx";
import stylesheet from "./styleguide.css?url";

/** Lists all illustrations by their addresses. Only the development server has this page (app/routes.ts). */
export function loader() {
	const { cities, services, posts, caseStudies } = getContent();
	return {
		illustrations: [
			...["hero", "not-found", "team", "mark"].map((name) => `/art/${name}.svg`),
			...services.map(({ slug }) => `/art/service/${slug}.svg`),
			...cities.map(({ slug }) => `/art/city/${slug}.svg`),
			...cities.flatMap(
				({ slug }) => findCity(slug)?.districts.map(({ imageUrl }) => imageUrl) ?? [],
			),
			...posts.map(({ slug }) => `/art/post/${slug}.svg`),
			...caseStudies.map(({ slug }) => `/art/case-study/${slug}.svg`),
		],
	};
}

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = () => [{ title: "Style guide" }, { name: "robots", content: "noindex" }];

export default function StyleguidePage() {
	const { illustrations } = useLoaderData<typeof loader>();
	return (
		<div className="wrap section-space">
			<H1 look="hero">Style guide</H1>
			<Chapter title="Section themes">
				{(Object.keys(THEME_CLASSES) as SectionTheme[]).flatMap((paper) =>
					(["light", "dark"] as const).map((theme) => (
						<div key={`${paper} ${theme}`} className={`sg-${theme}`}>
							<div className={`sg-theme ${THEME_CLASSES[paper]}`}>
								<p>
									{paper}, {theme}. Ink, <span className="sg-soft">soft ink</span> and{" "}
									<a href="#main" className="text-link">
										a link in the text
									</a>
								</p>
								<Buttons />
							</div>
						</div>
					)),
				)}
			</Chapter>
			<Chapter title="Type">
				{(["hero", "display", "heading", "title", "small"] as const).map((look) => (
					<H3 key={look} look={look}>
						{look}: four e-mails in one week
					</H3>
				))}
			</Chapter>
			<Chapter title="Controls">
				{(["small", "normal", "large"] as const).map((size) => (
					<Buttons key={size} size={size} />
				))}
				<Button isBusy>Busy</Button>
				{[undefined, "What is wrong, and what would be right."].map((error) => (
					<div key={error ?? "rest"} className="sg-grid">
						<Field kind="input" label="Input" name={`${error}-input`} error={error} />
						<Field kind="select" label="Select" name={`${error}-select`} error={error}>
							<option>Within three months</option>
						</Field>
						<Field kind="textarea" label="Textarea" name={`${error}-area`} rows={3} error={error} />
					</div>
				))}
				<Accordion
					items={[
						{ question: "Does one open at a time?", answer: "Yes, by their common name." },
						{ question: "Can all be closed?", answer: "Yes." },
					]}
				/>
				<Avatar src={null} initials="MS" />
				{(["heading", "title", "line", "date"] as const).map((shape) => (
					<Skeleton key={shape} shape={shape} />
				))}
			</Chapter>
			<Chapter title="Illustrations">
				{(["light", "dark"] as const).map((theme) => (
					<ul key={theme} className={`sg-grid sg-${theme} paper-cotton`}>
						{illustrations.map((address) => (
							<li key={address}>
								<img src={address} alt="" loading="lazy" decoding="async" />
								{address.replace("/art/", "")}
							</li>
						))}
					</ul>
				))}
			</Chapter>
		</div>
	);
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="sg-chapter">
			<H2 look="display">{title}</H2>
			{children}
		</section>
	);
}

function Buttons({ size = "small" }: { size?: "small" | "normal" | "large" }) {
	return (
		<p className="sg-row">
			{(["accent", "ink"] as const).map((tone) => (
				<Button key={tone} tone={tone} size={size}>
					{tone}
				</Button>
			))}
			<ButtonLink to="#main" size={size}>
				link
			</ButtonLink>
		</p>
	);
}
