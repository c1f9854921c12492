import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { t } from "#app/messages/en/desk-website.server.ts";
import { listKinds } from "../pictures/kind-words.ts";
import { toChoiceAddress } from "../pictures/pictures-path.ts";
import { EntryRow } from "./entry-row.tsx";
import type { FoundText } from "./find-texts.ts";
import { FoundTexts } from "./found-texts.tsx";
import { formatGroup, GROUP_NAMES, type GroupName } from "./groups.ts";
import { type Entry, isAsked } from "./list-entries.ts";

type ListPageProps = {
	entries: readonly Entry[];
	sought: string;
	/** Where the sought text is; null where nothing is sought. */
	found: readonly FoundText[] | null;
	mayPublish: boolean;
	done: FlashMessage | null;
};

/** Renders all that the website is made of, or where a text of it is. */
export function ListPage({ entries, sought, found, mayPublish, done }: ListPageProps) {
	return (
		<div className="desk-wrap pt-6 pb-16">
			<FlashLine done={done} />
			<h1 className="desk-title">{t("website")}</h1>
			<p className="mt-2 max-w-text">{t(mayPublish ? "intro" : "introMember")}</p>
			<p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
				<a href="/desk/website/new" className="desk-button">
					{t("addSomething")}
				</a>
				{listKinds().map(({ kind, name }) => (
					<a key={kind} href={toChoiceAddress({ kind })}>
						{name}
					</a>
				))}
			</p>
			<search>
				<form action="/desk/website" className="mt-4 flex max-w-text flex-wrap items-end gap-2">
					<label className="min-w-0 flex-1">
						<span className="text-fine text-ink-soft">{t("find")}</span>
						<input
							type="search"
							name="q"
							className="desk-field"
							defaultValue={sought}
							autoComplete="off"
							dir="auto"
						/>
					</label>
					<button type="submit" className="desk-button">
						{t("findButton")}
					</button>
				</form>
			</search>
			{found ? (
				<FoundTexts found={found} sought={sought} entries={entries} />
			) : (
				<Groups entries={entries} />
			)}
		</div>
	);
}

function Groups({ entries }: { entries: readonly Entry[] }) {
	const unfinished = entries.filter((entry) => entry.states.length > 0 && !isAsked(entry));
	return (
		<>
			<Section title={t("toDecide")} entries={entries.filter(isAsked)} />
			<Section title={t("inProgress")} entries={unfinished} />
			<div className="mt-6">
				{GROUP_NAMES.map((group) => (
					<Group
						key={group}
						group={group}
						entries={entries.filter((each) => each.group === group)}
					/>
				))}
			</div>
		</>
	);
}

type SectionProps = { title: string; entries: readonly Entry[] };

function Section({ title, entries }: SectionProps) {
	if (entries.length === 0) return null;
	return (
		<section className="mt-6">
			<h2 className="font-bold">{title}</h2>
			<Rows entries={entries} />
		</section>
	);
}

/** The number of entries up to which a part of the website is open. */
const MOST_OPEN = 3;

type GroupProps = { group: GroupName; entries: readonly Entry[] };

function Group({ group, entries }: GroupProps) {
	if (entries.length === 0) return null;
	return (
		<details
			id={group}
			open={entries.length <= MOST_OPEN || undefined}
			className="desk-editing-section"
		>
			<summary>
				<h2 className="font-bold">{formatGroup(group)}</h2>
				<span className="text-fine text-ink-soft">{t("entries", { count: entries.length })}</span>
			</summary>
			<Rows entries={entries} />
		</details>
	);
}

function Rows({ entries }: { entries: readonly Entry[] }) {
	return (
		<ul className="mt-1">
			{entries.map((entry) => (
				<EntryRow key={entry.file} entry={entry} />
			))}
		</ul>
	);
}
