import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { t } from "#app/messages/en/desk-website.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { toFilePath } from "../file-path.ts";
import { ChangedTexts } from "./changed-texts.tsx";
import type { FieldChange } from "./compare-texts.ts";

/** A version as the history shows it. */
export type ShownVersion = {
	number: number;
	kind: "publish" | "restore" | "delete";
	name: string;
	/** The name of who wrote it, where that is somebody else. */
	author: string | null;
	at: string;
	/** What it changed of the version before. */
	changes: readonly FieldChange[];
};

type HistoryPageProps = {
	file: string;
	name: string;
	/** The newest first. */
	versions: readonly ShownVersion[];
	/** True if the folder has the file, to which one can go back. */
	isInFolder: boolean;
	mayPublish: boolean;
	problem: string | null;
	done: FlashMessage | null;
};

/** Renders the published versions of a file with what each changed, and below them the file that they began with. */
export function HistoryPage(props: HistoryPageProps) {
	const { file, name, versions, isInFolder, mayPublish, problem, done } = props;
	return (
		<div className="desk-wrap pt-6 pb-16">
			<FlashLine done={done} />
			<p>
				{versions[0]?.kind === "delete" ? (
					<a href="/desk/website">{t("backToAll")}</a>
				) : (
					<a href={toFilePath("edit", file)}>{t("backToForm")}</a>
				)}
			</p>
			<h1 className="desk-title mt-1 wrap-anywhere">{t("historyOf", { name })}</h1>
			{problem && (
				<p role="alert" className="mt-4 max-w-text border-accent border-l-4 pl-3">
					{problem}
				</p>
			)}
			{versions.length === 0 && <p className="mt-4">{t("noVersions")}</p>}
			{versions.length > 0 && !mayPublish && <p className="mt-4">{t("onlyPublishers")}</p>}
			<ol className="mt-4 max-w-text">
				{versions.map((version, at) => (
					<Version
						key={version.number}
						version={version}
						isShown={at === 0 && version.kind !== "delete"}
						mayRestore={mayPublish && at > 0 && version.kind !== "delete"}
					/>
				))}
				{versions.length > 0 && isInFolder && (
					<li className="border-line py-4">
						<h2 className="font-bold">{t("asInFile")}</h2>
						{mayPublish && <Restore number={0} about={t("ofFile")} />}
					</li>
				)}
			</ol>
		</div>
	);
}

type VersionProps = { version: ShownVersion; isShown: boolean; mayRestore: boolean };

function Version({
	version: { number, kind, name, author, at, changes },
	isShown,
	mayRestore,
}: VersionProps) {
	const when = formatInstant(at);
	return (
		<li id={`version-${number}`} className="border-line border-b py-4">
			<h2 className="font-bold">{t(SENTENCES[kind], { name, at: when })}</h2>
			{author && <p className="text-fine text-ink-soft">{t("writtenBy", { name: author })}</p>}
			{isShown && <p className="text-fine text-ink-soft">{t("isShown")}</p>}
			<ChangedTexts changes={changes} />
			{mayRestore && <Restore number={number} about={t("ofVersion", { at: when })} />}
		</li>
	);
}

const SENTENCES = {
	publish: "publishedBy",
	restore: "restoredBy",
	delete: "deletedBy",
} as const satisfies Record<ShownVersion["kind"], string>;

function Restore({ number, about }: { number: number; about: string }) {
	return (
		<div className="mt-2">
			<IntentButton intent="restore" fields={{ version: String(number) }} about={about}>
				{t("bringBack")}
			</IntentButton>
		</div>
	);
}
