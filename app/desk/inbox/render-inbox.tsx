import { CALL_STATES } from "#app/database/call-states.ts";
import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import { findFlashMessage, findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import bar from "#app/desk/page/inline-scripts/desk-bar.ts?inline-script";
import live from "#app/desk/page/inline-scripts/desk-live.ts?inline-script";
import ticks from "#app/desk/page/inline-scripts/desk-ticks.ts?inline-script";
import chosenView from "#app/desk/page/inline-scripts/desk-views.ts?inline-script";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { prepareSearch } from "#app/desk/search/find-sought.ts";
import {
	type InboxFilter,
	MAX_QUERY_LENGTH,
	parseInboxFilter,
	toInboxQuery,
} from "#app/desk/search/inbox-filter.ts";
import { loadExcerpts } from "#app/desk/search/load-excerpts.ts";
import { PAGE_SIZE } from "#app/desk/store/desk-store.ts";
import { readInboxVersion } from "#app/desk/store/inbox-version.ts";
import { loadLastWords } from "#app/desk/store/last-words.ts";
import { loadRowFacts } from "#app/desk/store/row-facts.ts";
import { createSampleStore } from "#app/enquiries/store/sample-store.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";
import { t as tOnboarding } from "#app/messages/en/desk-onboarding.server.ts";
import { t as tViews } from "#app/messages/en/desk-views.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { toMidnight, toNextMidnight } from "#app/platform/dates.server.ts";
import { listSetAside } from "#app/replies/set-aside-store.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { EmptySpam } from "./empty-spam.tsx";
import { EnquiryList } from "./enquiry-list.tsx";
import { InboxBar } from "./inbox-bar.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { ListHead } from "./list-head.tsx";
import { LiveLine } from "./live-line.tsx";
import { tellMissing } from "./missing.ts";
import { FirstSteps } from "./onboarding/first-steps.tsx";
import { isAnythingAnswered } from "./onboarding/handle-onboarding.ts";
import { listFirstSteps } from "./onboarding/list-first-steps.ts";
import { Onboarding } from "./onboarding/onboarding.tsx";
import { Samples } from "./samples.tsx";
import { SavedView, toViewQuery } from "./saved-view.tsx";
import { FoundElsewhere, SearchResults } from "./search-results.tsx";
import { SetAsideMessages } from "./set-aside-messages.tsx";
import { TodaysCalls } from "./todays-calls.tsx";
import { Views } from "./views.tsx";

const DONE: Record<string, string> = {
	get "dismiss-message"() {
		return t("dismissed");
	},
	get "empty-spam"() {
		return t("spamErased");
	},
	get "save-view"() {
		return tViews("saved");
	},
	get "rename-view"() {
		return tViews("renamed");
	},
	get "remove-view"() {
		return tViews("removed");
	},
	get "hide-first-steps"() {
		return tOnboarding("stepsHidden");
	},
	get "add-samples"() {
		return tOnboarding("samplesAdded");
	},
	get "remove-samples"() {
		return t("samplesRemoved");
	},
};

/** Renders the inbox, with the reason why nothing was changed, if there is one. */
export async function renderInbox(
	context: DeskContext,
	problem: string | null = null,
): Promise<Response> {
	const { desk, people, bookings, savedViews, database } = await getDeskServices();
	const { session } = context.var;
	const query = new URL(context.req.url).searchParams;
	const filter = parseInboxFilter(query);
	const isTicked = query.get("tick") === "all";
	// What was searched for stands in the first window.
	const isSearch = filter.q !== "";
	const today = toMidnight(getNow());
	// The mark is read before the list, so that no change is missed between them.
	const mark = await readInboxVersion(database);
	const [results, sources, staff, booked, { samples, others }, done, setAside, views] =
		await Promise.all([
			loadResults(context, filter),
			desk.listSources(),
			people.list(),
			bookings.list(today, toNextMidnight(today)),
			createSampleStore(database).count(),
			problem ? null : findFlashMessage(context).then((done) => tellMissing(done, query)),
			listSetAside(database),
			savedViews.list(session.staff.id),
		]);
	const saved = views.find(({ query }) => query === toViewQuery(filter));
	// A saved view ends where another one begins.
	const kept = saved ? parseInboxFilter(new URLSearchParams()) : filter;
	const [standingCounts, savedCounts] = await Promise.all([
		saved ? desk.countViews(kept, session.staff.id) : results.counts,
		desk.countSavedViews(views, session.staff.id),
	]);
	const isEmpty = samples + others === 0;
	const calls = booked.filter(
		({ state, isSample }) => CALL_STATES[state].isStanding && !(isSample && others > 0),
	);
	const { counts, enquiries, hasMore, search, groups } = results;
	const found = search && {
		excerpts: await loadExcerpts(database, search, enquiries),
		isFound: search.isFound,
	};
	const steps = await listFirstSteps(session.staff);
	// While there are only samples the first steps come before them.
	const isFirst = others === 0;
	const facts = await loadRowFacts(database.db, enquiries);
	const rows = enquiries.map((enquiry) => ({
		enquiry,
		ids: facts.ids.get(enquiry.matterId) ?? [enquiry.id],
	}));
	const words = await loadLastWords(database.db, rows, session.staff.id);
	const list = { filter, staff, readerId: session.staff.id, facts, words, isTicked, found };
	return renderDeskPage(context, {
		title: t("inbox"),
		status: problem ? 422 : 200,
		session,
		scripts: [bar, chosenView, live, ticks],
		content: (
			<div className="desk-wrap pt-4 pb-24 max-md:pt-1">
				<h1 className="sr-only">{t("inbox")}</h1>
				<FlashLine done={done ?? (problem ? null : findFlashSentence(context, DONE))} />
				{!isSearch && isFirst && <FirstSteps steps={steps} isOpen />}
				{problem && (
					<p role="alert" className="mb-4 border-2 border-accent p-4">
						<strong>{t("nothingChanged")}</strong> {problem}
					</p>
				)}
				<SetAsideMessages messages={setAside} />
				{!isSearch && <TodaysCalls calls={calls} />}
				<div className="relative">
					<Views
						filter={filter}
						kept={kept}
						counts={standingCounts}
						views={views}
						saved={saved}
						savedCounts={savedCounts}
					/>
					{!isEmpty && (
						<InboxFilters
							filter={filter}
							sources={sources}
							staff={staff}
							isSaved={saved !== undefined}
						/>
					)}
					{!isEmpty && <SavedView filter={filter} saved={saved} reader={session.staff} />}
				</div>
				<ListHead filter={filter} isTicked={isTicked} hasRows={enquiries.length > 0}>
					<LiveLine mark={mark} address={`/desk${toInboxQuery(filter)}`} />
				</ListHead>
				{isEmpty && <Onboarding />}
				<form
					method="post"
					action={`/desk${toInboxQuery(filter)}`}
					hidden={isEmpty}
					className="desk-ticking"
				>
					{/* Enter in a box presses the form's first button: outside a dialog this method does nothing (HTML). */}
					<button type="submit" formMethod="dialog" hidden />
					{groups ? (
						<SearchResults
							groups={groups}
							isNear={search?.isNear ?? false}
							isAnythingAnswered
							{...list}
						/>
					) : (
						<EnquiryList
							isAnythingAnswered={enquiries.length > 0 || (await isAnythingAnswered(database))}
							enquiries={enquiries}
							{...list}
						/>
					)}
					{enquiries.length > 0 && <BulkActions staff={staff} isSpam={filter.view === "spam"} />}
				</form>
				{search && !groups && <FoundElsewhere filter={filter} count={counts.all + counts.spam} />}
				<Pages filter={filter} hasMore={hasMore} count={groups ? 0 : counts[filter.view]} />
				{session.staff.role === "owner" && enquiries.length > 0 && <ExportLink filter={filter} />}
				{session.staff.role === "owner" && filter.view === "spam" && (
					<EmptySpam count={counts.spam} />
				)}
				{!isSearch && !isFirst && <FirstSteps steps={steps} isOpen={false} />}
				<Samples count={samples} isBesideOthers={others > 0} />
				<InboxBar />
			</div>
		),
	});
}

/** Loads a page of a view, or what a search finds in all of them. */
async function loadResults(context: DeskContext, filter: InboxFilter) {
	const { desk, database } = await getDeskServices();
	const { staff } = context.var.session;
	const canSearch = filter.q !== "" && filter.q.length <= MAX_QUERY_LENGTH;
	const search = canSearch ? await prepareSearch(database, filter.q) : undefined;
	if (search && filter.isEverywhere) {
		const { counts, groups } = await desk.findGroups(filter, staff.id, search);
		const enquiries = groups.flatMap((group) => group.enquiries);
		return { counts, groups, enquiries, hasMore: false, search };
	}
	const [counts, page] = await Promise.all([
		desk.countViews(filter, staff.id, undefined, search),
		desk.list(filter, staff.id, undefined, search),
	]);
	return { counts, ...page, search, groups: undefined };
}

type PagesProps = { filter: InboxFilter; hasMore: boolean; count: number };

function Pages({ filter, hasMore, count }: PagesProps) {
	const { page } = filter;
	const pages = Math.ceil(count / PAGE_SIZE);
	return (
		<nav aria-label={t("pages")} className="mt-6 flex gap-6">
			{page > 1 && (
				<a href={`/desk${toInboxQuery(filter, { page: page - 1 })}`}>{t("previousPage")}</a>
			)}
			{pages > 1 && page <= pages && (
				<span className="text-ink-soft">
					{t("pageOf", { page: String(page), pages: String(pages) })}
				</span>
			)}
			{hasMore && <a href={`/desk${toInboxQuery(filter, { page: page + 1 })}`}>{t("nextPage")}</a>}
		</nav>
	);
}

function ExportLink({ filter }: { filter: InboxFilter }) {
	return (
		<p className="mt-6">
			<a href={`/desk/enquiries.csv${toInboxQuery(filter, { page: 1 })}`}>
				{t(filter.isEverywhere ? "exportFound" : "exportView")}
			</a>
		</p>
	);
}
