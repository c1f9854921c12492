import { type RefObject, useEffect, useRef, useState } from "react";
import { t } from "#app/messages/en/desk-website-editor.server.ts";

/** The window of a page of this site. */
export type PageWindow = Window & typeof globalThis;

type PagePaneProps = {
	/** Counts what the page has to show: what is new is loaded once the page before it is there. */
	turn: number;
	/** Makes the frame of this name load the page as the form has it now. */
	load: (frame: string) => void;
	/** Takes the page that is shown now. */
	onShow: (page: PageWindow) => void;
};

/** Each number is that of a turn; none is shown before the first one is there. */
type Frames = { shown: number; latest: number; isLoading: boolean };

/**
 * Renders the page as the form has it. The next one loads in a hidden frame, and takes the place of the one before it,
 * scrolled to where that was. Each has a frame of its own, as going back would lead through all that one frame had.
 */
export function PagePane({ turn, load, onShow }: PagePaneProps) {
	const [{ shown, latest, isLoading }, setFrames] = useState<Frames>({
		shown: 0,
		latest: turn,
		isLoading: true,
	});
	const [problem, setProblem] = useState("");
	const frame = useRef<HTMLIFrameElement>(null);
	if (!isLoading && turn > latest) setFrames({ shown, latest: turn, isLoading: true });

	const take = (loaded: HTMLIFrameElement, number: number) => {
		const { contentDocument: document, contentWindow } = loaded;
		if (document?.URL === "about:blank") return;
		const isPage = document !== null && document.querySelector("[data-preview]") !== null;
		if (isPage) {
			const page = contentWindow as PageWindow;
			const before = number === shown ? null : frame.current?.contentWindow;
			if (before) page.scrollTo({ left: before.scrollX, top: before.scrollY, behavior: "instant" });
			onShow(page);
		}
		if (number === shown) return;
		setProblem(isPage ? "" : readProblem(document));
		setFrames({ shown: isPage ? number : shown, latest, isLoading: false });
	};
	const numbers = isLoading ? [shown, latest] : [shown];
	return (
		<section className="desk-editing-page" aria-label={t("page")} aria-busy={isLoading}>
			<p role="status" className="desk-editing-problem">
				{problem}
			</p>
			<div className="desk-editing-frames">
				{numbers
					.filter((number) => number > 0)
					.map((number) => (
						<Frame
							key={number}
							name={`page-${number}`}
							isShown={number === shown}
							frame={number === shown ? frame : undefined}
							load={load}
							onLoad={(loaded) => take(loaded, number)}
						/>
					))}
			</div>
		</section>
	);
}

type FrameProps = {
	name: string;
	isShown: boolean;
	frame: RefObject<HTMLIFrameElement | null> | undefined;
	load: (frame: string) => void;
	onLoad: (frame: HTMLIFrameElement) => void;
};

function Frame({ name, isShown, frame, load, onLoad }: FrameProps) {
	const isBegun = useRef(false);
	useEffect(() => {
		if (isBegun.current) return;
		isBegun.current = true;
		load(name);
	}, [load, name]);
	return (
		<iframe
			ref={frame}
			name={name}
			title={t("page")}
			inert={!isShown}
			data-shown={isShown || undefined}
			onLoad={(event) => onLoad(event.currentTarget)}
		/>
	);
}

/** Reads why the page cannot be shown: a page of the browser's own says that the site cannot be reached. */
function readProblem(document: Document | null): string {
	return document?.contentType === "text/plain" ? document.body.textContent : t("pageAway");
}
