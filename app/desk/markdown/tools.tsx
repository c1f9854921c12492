import { Drawing } from "#app/desk/page/drawing.tsx";
import { t } from "#app/messages/en/desk-website-editor.server.ts";
import { findText, TOOL_LETTERS } from "./find-tool.ts";
import { ToolButton } from "./tool-button.tsx";

/** A button that writes Markdown: what it says, and its drawing. */
type Tool = { name: () => string; path: string };

/** The buttons by the names that `@github/markdown-toolbar-element` has for what they write. */
const TOOLS = {
	"header-2": {
		name: () => t("heading"),
		path: "M3 5v14M12 5v14M3 12h9M16.5 10.5a2.5 2.5 0 0 1 5 0c0 2.5-5 5.5-5 8.5h5",
	},
	"header-3": {
		name: () => t("subheading"),
		path: "M4 8v11M11 8v11M4 13.5h7M15.5 10.5H20l-2.5 3.5a2.5 2.5 0 1 1-2.3 3.5",
	},
	bold: {
		name: () => t("bold"),
		path: "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z",
	},
	italic: { name: () => t("italic"), path: "M10 5h8M6 19h8M14.5 5l-5 14" },
	link: {
		name: () => t("link"),
		path: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
	},
	"unordered-list": {
		name: () => t("list"),
		path: "M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1",
	},
	"ordered-list": {
		name: () => t("numberedList"),
		path: "M10 6h11M10 12h11M10 18h11M3.5 5 5 4v5M3.5 15.5a1.4 1.4 0 0 1 2.5 1L3.5 20H6",
	},
	quote: {
		name: () => t("quotation"),
		path: "M4 14V8h5v6c0 2-1.5 3.5-3.5 4M14 14V8h5v6c0 2-1.5 3.5-3.5 4",
	},
} satisfies Record<string, Tool>;
type ToolName = keyof typeof TOOLS;

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"markdown-toolbar": React.DetailedHTMLProps<
				React.HTMLAttributes<HTMLElement> & { for: string },
				HTMLElement
			>;
		}
	}
}

type ToolsProps = {
	/** The id of the text. */
	field: string;
	/** The tools, where not all are meant, nor pictures. */
	only?: readonly ToolName[];
};

/**
 * Renders the buttons that write Markdown into a text, which need the script, and the one that leads to the pictures. They
 * are there before the script is, so that nothing moves when it comes.
 */
export function Tools({ field, only }: ToolsProps) {
	const names = only ?? (Object.keys(TOOLS) as ToolName[]);
	return (
		<markdown-toolbar
			for={field}
			className="desk-tools"
			role="toolbar"
			aria-label={t("tools")}
			tabIndex={0}
		>
			{names.map((tool) => (
				<ToolButton
					key={tool}
					field={field}
					tool={tool}
					name={TOOLS[tool].name()}
					path={TOOLS[tool].path}
					letter={TOOL_LETTERS[tool]}
				/>
			))}
			{!only && <PictureButton field={field} />}
		</markdown-toolbar>
	);
}

function PictureButton({ field }: { field: string }) {
	return (
		<button
			type="submit"
			name="intent"
			value="picture"
			formAction={toPictureAction(field)}
			className="desk-tool"
			data-md-button="picture"
			onClick={({ currentTarget }) => {
				currentTarget.formAction = toPictureAction(field, findText(field)?.selectionEnd);
			}}
		>
			<Drawing path="M4 5h16v14H4zM4 16l4.5-5 4 4.5 2.5-2.5 5 5M15.5 9h.1" />
			{t("addPicture")}
		</button>
	);
}

/** Returns where the picture button leads: the pictures, with the number of characters that stand before the picture. */
function toPictureAction(at: string, before?: number): string {
	const fields = new URLSearchParams({ at });
	if (before !== undefined) fields.set("before", String(before));
	return `?${fields}`;
}
