import { type MouseEvent, useState } from "react";
import type { Content } from "#app/content/types.ts";
import { Paragraphs } from "#app/design/sections/text-blocks.tsx";
import { Art } from "#app/design/ui/art.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/about.ts";

type FilmProps = Omit<NonNullable<Content["proof"]["film"]>, "isSample"> & { isSample?: boolean };

/** Renders a film: its poster until the visitor starts it, and its transcript. */
export function Film(film: FilmProps) {
	const { title, text, transcript, isSample } = film;
	return (
		<section className="paper-night">
			<div className="wrap section-space">
				<div className="grid gap-x-16 gap-y-4 lg:grid-cols-[2fr_1fr]">
					<div>
						<H2 look="display">{title}</H2>
						{isSample && (
							<p className="mt-4">
								<SampleMark text={t("sampleFilm")} />
							</p>
						)}
					</div>
					{text && <p className="max-w-text self-end text-ink-soft text-lead">{text}</p>}
				</div>
				<div className="mt-10">{film.file ? <OwnFilm {...film} /> : <Poster {...film} />}</div>
				<details className="mt-4">
					<summary className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4">
						{t("transcript")}
						<Icon name="plus" className="size-4 [transition:rotate_.2s] in-open:rotate-45" />
					</summary>
					<Paragraphs paragraphs={transcript} className="max-w-text stack-4 pt-3" />
				</details>
			</div>
		</section>
	);
}

/** Renders a film of the agency's own. Without JavaScript the poster leads to the file, which browsers play, too. */
function OwnFilm(film: FilmProps) {
	const [isStarted, setIsStarted] = useState(false);
	const { title, file, captions, poster } = film;
	if (!isStarted) return <Poster {...film} onStart={() => setIsStarted(true)} />;
	return (
		<video
			ref={play}
			controls
			src={file}
			poster={poster?.src}
			aria-label={title}
			className="aspect-video w-full bg-sunken"
		>
			<track kind="captions" src={captions} label={t("captions")} />
		</video>
	);
}

/** Plays a video as the click wants it: the Permissions-Policy of the site has no autoplay. */
function play(video: HTMLVideoElement | null): void {
	video?.focus();
	// Where the browser refuses, the controls are there.
	video?.play().catch(() => {});
}

function Poster({
	title,
	poster,
	url,
	file,
	duration,
	onStart,
}: FilmProps & { onStart?: () => void }) {
	const isOutside = file === undefined;
	const start = (event: MouseEvent) => {
		// With a key held down, the visitor wants another tab or a download.
		if (!onStart || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		onStart();
	};
	return (
		<a
			href={file ?? url}
			{...(isOutside && { target: "_blank", rel: "noreferrer" })}
			onClick={start}
			className="group relative block"
		>
			{poster && (
				<Art
					{...poster}
					shape="cover"
					sizes="(min-width: 84rem) 77rem, 91vw"
					className="aspect-video h-auto w-full"
				/>
			)}
			<span className="flex items-center gap-4 bg-raised px-5 py-4 text-ink sm:absolute sm:bottom-0 sm:left-0">
				<PlayMark />
				<span>
					<b className="block text-title group-hover:underline">
						{t("play", {
							title,
							hidden: (text) => (
								<span key="title" className="sr-only">
									{text}
								</span>
							),
						})}
					</b>
					<span className="text-fine text-ink-soft">
						{duration} {isOutside && url && t("outside", { host: getHost(url) })}
					</span>
				</span>
			</span>
		</a>
	);
}

function PlayMark() {
	return (
		<svg viewBox="0 0 48 48" aria-hidden="true" className="size-14 shrink-0">
			<path d="M24 0 48 24 24 48 0 24z" className="fill-accent" />
			<path d="M19 15 34 24 19 33z" className="fill-on-accent" />
		</svg>
	);
}

function getHost(url: string): string {
	return new URL(url).hostname.replace(/^www\./, "");
}
