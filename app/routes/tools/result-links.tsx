import { useEffect, useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";

const SHOWN_FOR_MS = 4000;

/** Links to the contact form with the calculation, and to the calculation itself. */
export function ResultLinks({ slug, query }: { slug: string; query: string }) {
	return (
		<p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
			<ButtonLink to={`/contact?tool=${slug}&${query}`}>Ask us about this calculation</ButtonLink>
			<CopyLink path={`/tools/${slug}?${query}`} />
		</p>
	);
}

/** Rendered invisible until it works, so that the layout does not shift. */
function CopyLink({ path }: { path: string }) {
	const [canCopy, setCanCopy] = useState(false);
	const [isCopied, setIsCopied] = useState(false);
	useEffect(() => setCanCopy("clipboard" in navigator), []);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	const copy = () => {
		const copied = navigator.clipboard.writeText(location.origin + path);
		copied.then(() => setIsCopied(true)).catch(() => setCanCopy(false));
	};
	return (
		<>
			<button
				type="button"
				onClick={copy}
				className={`needs-script text-link inline-flex min-h-11 items-center ${canCopy ? "" : "invisible"}`}
			>
				Copy the link
			</button>
			<span role="status">{isCopied && "Copied."}</span>
		</>
	);
}
