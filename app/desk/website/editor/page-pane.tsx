import { useEffect, useEffectEvent, useRef, useState } from "react";
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
	/** A text that was clicked in the page and belongs to another part of the website; empty without one. */
	elsewhere: string;
};

/** Each number is that of a turn; none is shown before the first one is there. */
type Frames = { shown: number; latest: number; isLoading: boolean };

/**
 * Renders the page as the form has it. The next one loads in a hidden frame, and takes the place of the one before it,
 * scrolled to where that was. Each has a frame of its own, as going back would lead through all that one frame had.
 */
export function PagePane({ turn, load, onShow, elsewhere }: PagePaneProps) {
	const [{ shown, latest, isLoading }, setFrames] = useState<Frames>({
		shown: 0,
		latest: turn,
		isLoading: true,
	});
	const [problem, setProblem] = useState("");
	const [isNarrow, setNarrow] = useState(false);
	const page = useRef<PageWindow>(null);
	const taken = useRef(new WeakSet<Document>());
	if (!isLoading && turn > latest) setFrames({ shown, latest: turn, isLoading: true });

	const take = (loaded: HTMLIFrameElement, number: number) => {
		const { contentDocument: document, contentWindow } = loaded;
		if (document?.URL === "about:blank" || (document && taken.current.has(document))) return;
		if (document) taken.current.add(document);
		const isPage = document !== null && document.querySelector("[data-preview]") !== null;
		if (isPage) {
			const next = contentWindow as PageWindow;
			const { scrollX: left = 0, scrollY: top = 0 } = page.current ?? {};
			if (number !== shown) next.scrollTo({ left, top, behavior: "instant" });
			page.current = next;
			onShow(next);
		}
		if (number === shown) return;
		setProblem(isPage ? "" : readProblem(document));
		setFrames({ shown: isPage ? number : shown, latest, isLoading: false });
	};
	const numbers = isLoading ? [shown, latest] : [shown];
	return (
		<section className="desk-editing-page" aria-label={t("page")} aria-busy={isLoading}>
			<button
				type="button"
				className="desk-button desk-chip desk-editing-width"
				data-tone={isNarrow ? undefined : "quiet"}
				aria-pressed={isNarrow}
				onClick={() => setNarrow(!isNarrow)}
			>
				{t("asOnPhone")}
			</button>
			<p role="status" className="desk-editing-problem">
				{problem}
			</p>
			<p role="status" className="desk-editing-problem">
				{elsewhere && <Elsewhere text={elsewhere} />}
			</p>
			<div className="desk-editing-frames" data-narrow={isNarrow || undefined}>
				{numbers
					.filter((number) => number > 0)
					.map((number) => (
						<Frame
							key={number}
							name={`page-${number}`}
							isShown={number === shown}
							load={load}
							onReady={(loaded) => take(loaded, number)}
						/>
					))}
			</div>
		</section>
	);
}

/** Renders the way to a text that the form does not have. */
function Elsewhere({ text }: { text: string }) {
	const address = `/desk/website?${new URLSearchParams({ q: text })}`;
	return t("elsewhere", {
		link: (words) => (
			<a key="link" href={address} target="_blank" rel="noreferrer">
				{words}
			</a>
		),
	});
}

type FrameProps = {
	name: string;
	isShown: boolean;
	load: (frame: string) => void;
	onReady: (frame: HTMLIFrameElement) => void;
};

/** Renders a frame, and tells when its page is there: as soon as it is parsed, which no event of the frame says. */
function Frame({ name, isShown, load, onReady }: FrameProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const tell = useEffectEvent(onReady);
	useEffect(() => {
		load(name);
		let request = requestAnimationFrame(function look() {
			const document = frame.current?.contentDocument;
			const isThere = document?.URL !== "about:blank" && document?.readyState !== "loading";
			if (frame.current && document && isThere) tell(frame.current);
			else request = requestAnimationFrame(look);
		});
		return () => cancelAnimationFrame(request);
	}, [load, name]);
	return (
		<iframe
			ref={frame}
			name={name}
			title={t("page")}
			inert={!isShown}
			data-shown={isShown || undefined}
			onLoad={(event) => onReady(event.currentTarget)}
		/>
	);
}

/** Reads why the page cannot be shown: a page of the browser's own says that the site cannot be reached. */
function readProblem(document: Document | null): string {
	return document?.contentType === "text/plain" ? document.body.textContent : t("pageAway");
}
