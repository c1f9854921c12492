import { t } from "#app/messages/en/desk-website-delete.server.ts";
import { toFilePath } from "../file-path.ts";

type DeletePageProps = {
	file: string;
	name: string;
	/** The mark of the text that is deleted. */
	version: string;
	/** The address that goes, and where it can lead; null where none goes. */
	lost: { path: string; chosen: string; targets: readonly { path: string; name: string }[] } | null;
	hasDraft: boolean;
	problem: string | null;
};

/** Renders the question where the address of a page shall lead that is to be deleted. */
export function DeletePage({ file, name, version, lost, hasDraft, problem }: DeletePageProps) {
	return (
		<div className="desk-wrap pt-6 pb-16">
			<p>
				<a href={toFilePath("edit", file)}>{t("backToForm")}</a>
			</p>
			<h1 className="desk-title mt-1 wrap-anywhere">{t("deleteOf", { name })}</h1>
			<form method="post" action={toFilePath("edit", file)} className="mt-4 max-w-text">
				<input type="hidden" name="version" value={version} />
				<p className="wrap-anywhere">{lost ? t("askPage", { path: lost.path }) : t("askFile")}</p>
				{hasDraft && <p className="mt-2">{t("losesDraft")}</p>}
				{lost ? (
					<div className="mt-4">
						<label htmlFor="redirect" className="font-bold">
							{t("leadsTo")}
						</label>
						<select
							id="redirect"
							name="redirect"
							className="desk-field"
							defaultValue={lost.chosen}
							aria-invalid={problem ? true : undefined}
							aria-describedby={problem ? "redirect-error" : undefined}
						>
							<option value="">{t("nowhere")}</option>
							{lost.targets.map((target) => (
								<option key={target.path} value={target.path}>
									{target.name === target.path ? target.path : `${target.name} (${target.path})`}
								</option>
							))}
						</select>
					</div>
				) : (
					<input type="hidden" name="redirect" value="" />
				)}
				{problem && (
					<p id="redirect-error" role="alert" className="desk-editing-reasons mt-1">
						{problem}
					</p>
				)}
				<button
					type="submit"
					name="intent"
					value="delete"
					className="desk-button mt-5"
					data-tone="accent"
				>
					{t("begin")}
				</button>
			</form>
		</div>
	);
}
