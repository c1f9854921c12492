import { FormProvider } from "@conform-to/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormGroup, FormOption } from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { Targets } from "../controls/targets.tsx";
import type { FieldNotes } from "../form/field.tsx";
import { FormParts } from "../form/form-parts.tsx";
import { isField, isSection } from "../form/form-tree.ts";
import { type Problem, ProblemList } from "../form/problem-list.tsx";
import { SectionDetails } from "../form/section-details.tsx";
import { DraftActions, type Share } from "./draft-actions.tsx";
import { EditingContext } from "./editing-context.ts";
import { DefaultButton, FormBar } from "./form-bar.tsx";
import { PagePane } from "./page-pane.tsx";
import type { Plan } from "./publish-later.tsx";
import type { Saved } from "./save-queue.ts";
import { FORM, INTENT, useChecks } from "./use-checks.ts";
import { useListChanges } from "./use-list-changes.ts";
import { usePage } from "./use-page.ts";
import { useSaving } from "./use-saving.ts";

/** What the form of a file is made of, on the server and in the browser. */
export type EditorProps = {
	file: string;
	/** The path of the form, that of the page that shows the file, and that which leads to the page of the draft. */
	path: string;
	page: string;
	preview: string;
	form: FormGroup;
	/** The mark of the text that the form shows, by which a save notices another one. */
	version: string;
	/** The pages that links of the form can lead to, where it has a link. */
	targets: readonly FormOption[];
	notes: FieldNotes;
	problem: Problem | null;
	/** The names of the sections that are open. */
	open: readonly string[];
	/** What is said of the draft until something is saved. */
	said: string;
	/** The names of others who have the form open. */
	others: readonly string[];
	hasDraft: boolean;
	share: Share | null;
	/** When the draft is published by itself; null for who may not publish. */
	plan: Plan | null;
	/** What was typed as a note to whoever publishes, where the form comes back. */
	note: string;
	/** True if what is typed is not saved until somebody says so, as somebody else's words stand beside it. */
	isHeld: boolean;
};

/**
 * Renders the form of a file: what it has of its own, then its sections in the order of the page. In the browser it saves
 * what is typed, and shows the page beside it.
 */
export function FormEditor(props: EditorProps) {
	const { file, path, page, preview, version, open, said, hasDraft, share, plan, isHeld } = props;
	const element = useRef<HTMLFormElement>(null);
	const [form, setForm] = useState(props.form);
	const [saved, setSaved] = useState<Saved | null>(null);
	const [isPageShown, setPageShown] = useState(false);
	const isLive = useIsLive();
	const checks = useChecks(form);
	const saving = useSaving({ element, path, version, isHeld, onSave: setSaved });
	const [elsewhere, setElsewhere] = useState("");
	const pane = usePage({
		element,
		page,
		file,
		saving,
		onLead: () => {
			setElsewhere("");
			setPageShown(false);
		},
		onElsewhere: setElsewhere,
	});
	const lists = useListChanges({ element, form, setForm, checks, saving, onSave: pane.show });
	const notes = saved ? { ...props.notes, reasons: toReasons(saved) } : props.notes;

	const type = () => {
		saving.type();
		pane.showSoon();
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (submitter?.getAttribute("name") === INTENT) checks.onSubmit(event);
		else saving.submit(event);
	};
	return (
		<FormProvider context={checks.context}>
			<EditingContext value={isLive ? lists : null}>
				<div className="desk-editing-panes" data-shows={isPageShown ? "page" : "form"}>
					<form
						ref={element}
						id={FORM}
						method="post"
						action={path}
						noValidate
						onSubmit={submit}
						onInput={type}
						onFocus={({ target }) => pane.follow(target)}
						onSelect={({ target }) => target instanceof Element && pane.follow(target)}
					>
						<input type="hidden" name="version" defaultValue={version} />
						<DefaultButton />
						<div className="desk-editing-parts">
							<Problems problem={props.problem} saved={saved} />
							<FormParts parts={form.fields.filter(isField)} notes={notes} />
							<div className="mt-6">
								{form.fields.filter(isSection).map((section) => (
									<SectionDetails
										key={section.name}
										section={section}
										notes={notes}
										isOpen={open.includes(section.name)}
									/>
								))}
							</div>
							<Targets targets={props.targets} />
						</div>
						<FormBar
							preview={preview}
							mayPublish={plan !== null}
							said={said}
							others={saved?.others ?? props.others}
							state={saving.state}
							showBoth={saving.showBoth}
							isPageShown={isPageShown}
							togglePage={isLive ? () => setPageShown(!isPageShown) : null}
						/>
						{(saved ? saved.savedAt !== null : hasDraft) && (
							<DraftActions
								share={share}
								plan={plan}
								note={props.note}
								onInput={(event) => event.stopPropagation()}
							/>
						)}
					</form>
					{isLive && (
						<PagePane turn={pane.turn} load={pane.load} onShow={pane.take} elsewhere={elsewhere} />
					)}
				</div>
			</EditingContext>
		</FormProvider>
	);
}

type ProblemsProps = { problem: Problem | null; saved: Saved | null };

/** Renders what stood against a change when the page came, or stands against publishing what was saved since. */
function Problems({ problem, saved }: ProblemsProps) {
	if (!saved) return problem && <ProblemList problem={problem} isNew />;
	const { issues } = saved;
	if (issues.length === 0) return null;
	const sentence = t("cannotPublish", { count: issues.length });
	return <ProblemList problem={{ sentence, reasons: issues }} />;
}

function toReasons({ issues }: Saved): FieldNotes["reasons"] {
	const byField = Map.groupBy(issues, ({ field = "" }) => field);
	return Object.fromEntries(
		[...byField].map(([field, all]) => [field, all.map(({ reason }) => reason)]),
	);
}

/** Returns true once the script runs: until then the page is as the server has it. */
function useIsLive(): boolean {
	const [isLive, setLive] = useState(false);
	useEffect(() => setLive(true), []);
	return isLive;
}
