import type { FormGroup, FormList } from "#app/editing/fields/form.ts";
import { t as tList } from "#app/messages/en/desk-website.server.ts";
import { t as tDelete } from "#app/messages/en/desk-website-delete.server.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { formatList } from "#app/platform/format-list.ts";
import { toFragment } from "../file-path.ts";

/** What is told of a file beside its form. */
export type FileFacts = {
	name: string;
	/** The path of the page that shows it; null where visitors do not see it. */
	page: string | null;
	/** The address of the history. */
	history: string;
	/** The address at which it is deleted; null where it cannot be. */
	deletion: string | null;
	/** Who else has a draft. */
	others: readonly string[];
};

type EditAsideProps = { facts: FileFacts; sections: readonly (FormGroup | FormList)[] };

/** Renders what is known of a file, and the ways to its sections. */
export function EditAside({ facts, sections }: EditAsideProps) {
	const { page, history, deletion, others } = facts;
	return (
		<aside className="text-fine">
			{others.length > 0 && (
				<p className="mb-1 border-line-strong border-l-4 pl-3">
					{t("alsoDraftOf", { count: others.length, names: formatList(others) })}
				</p>
			)}
			<p className="flex flex-wrap gap-x-4 *:py-0.5">
				{page ? <a href={page}>{page}</a> : tList("new")}
				<a href={history}>{tList("history")}</a>
				{deletion && <a href={deletion}>{tDelete("deletePage")}</a>}
			</p>
			{sections.length > 1 && (
				<nav aria-label={t("sections")} className="desk-editing-sections max-lg:hidden">
					<ul>
						{sections.map(({ name, label }) => (
							<li key={name}>
								<a href={toFragment(name)}>{label}</a>
							</li>
						))}
					</ul>
				</nav>
			)}
		</aside>
	);
}
