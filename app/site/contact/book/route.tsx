import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import { Breadcrumbs } from "#app/design/sections/page-hero.tsx";
import { H1, H2 } from "#app/design/ui/heading.tsx";
import { ToastArea } from "#app/design/ui/toast.tsx";
import { listNextSteps } from "#app/enquiries/next-steps.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { EnquiryForm } from "#app/site/contact/enquiry-form.tsx";
import { acceptForm, loadForm } from "#app/site/contact/form-page.server.ts";
import { needsNewForm, sendForm } from "#app/site/contact/form-page.ts";
import { NextSteps } from "#app/site/contact/next-steps.tsx";
import type { Route } from "./+types/route.ts";
import { CallDescription } from "./call-description.tsx";

export const handle: RouteHandle = { hasTimes: true };

export async function loader(args: Route.LoaderArgs) {
	const { booking, page } = getPage();
	const { people, pages } = getContent();
	const host = people.find(({ slug }) => slug === booking.host);
	return {
		page: pick(page, "title", "subtitle"),
		heading: fillPlaceholders(page.heading ?? page.title, { minutes: String(booking.minutes) }),
		facts: {
			host: host && pick(host, "name", "title", "avatar", "avatarSrcSet", "initials", "isSample"),
			...pick(booking, "minutes", "by"),
		},
		steps: listNextSteps(pages.contact, getEnv()),
		form: await loadForm(args, "/book"),
		meta: buildPageMeta({
			...pick(page, "title", "description"),
			updated: pages.contact.updated,
			path: "/book",
			crumbs: [toTitleCrumb("/book", page.title)],
		}),
	};
}

function getPage() {
	const { booking } = getContent().pages.contact;
	if (!booking) throw notFound();
	return { booking, page: booking.page };
}

export const action = (args: Route.ActionArgs) => {
	getPage();
	return acceptForm(args, "/book");
};
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);
export const shouldRevalidate = needsNewForm;

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
	const { page, heading, facts, steps, form, meta } = loaderData;
	const text = form.offer?.form;
	return (
		<ToastArea>
			<div className="paper-rani overflow-clip">
				<div className="wrap grid gap-x-16 gap-y-8 pt-5 pb-10 lg:grid-cols-[1fr_auto] lg:pb-12">
					<div>
						<Breadcrumbs crumbs={meta.crumbs} />
						<div className="mt-8 lg:mt-12">
							<H1 look="hero">{heading}</H1>
						</div>
						<p className="mt-6 max-w-text text-lead">{page.subtitle}</p>
					</div>
					<CallDescription {...facts} />
				</div>
			</div>
			<EnquiryForm {...form} actionData={actionData}>
				{({ times, renderFields }) => (
					<>
						<section className="paper-rani">
							<div className="wrap pb-12 lg:pb-16">
								<H2>{text?.heading}</H2>
								<div className="mt-4">{times ?? <p className="text-lead">{text?.full}</p>}</div>
							</div>
						</section>
						<section className="wrap with-margin section-space">
							<H2>{text?.details}</H2>
							<div className="max-w-[46rem]">{renderFields()}</div>
						</section>
					</>
				)}
			</EnquiryForm>
			{steps.length > 0 && <NextSteps steps={steps} />}
		</ToastArea>
	);
}
