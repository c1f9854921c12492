import { createContext, type ReactNode, use } from "react";
import { useNonce } from "#app/content-policy/nonce.ts";
import { useTrustedHtml } from "#app/content-policy/trusted-html.ts";
import stylesheet from "#app/styles/app.css?url";

export type HeadStyles = {
	/** Of the style element. */
	text: string;
	/** Address of a sheet that the page waits for. */
	linked?: string;
	/** Address of the one that is fetched with the scripts. */
	later?: string;
};

/** Null in the browser. */
export const HeadStylesContext = createContext<HeadStyles | null>(null);

// Read before React starts. A page that it makes anew, such as that of an error, keeps them: fonts stand nowhere else,
// and the page's policy allows no other ones.
const written = import.meta.env.SSR ? null : document.querySelector<HTMLStyleElement>("head style");
const writtenText = written?.textContent ?? "";
const writtenNonce = written?.nonce || undefined;

/** The page's styles, in itself; in development the whole sheet. The children come before any sheet that is waited for. */
export function PageStyles({ children }: { children: ReactNode }) {
	const styles = use(HeadStylesContext);
	const nonce = useNonce() ?? writtenNonce;
	const content = useTrustedHtml(styles?.text ?? writtenText);
	if (import.meta.env.DEV)
		return (
			<>
				{children}
				<link rel="stylesheet" href={stylesheet} />
			</>
		);
	return (
		<>
			<style
				nonce={nonce}
				// Loaded by inline-scripts/hydrate-on-intent.ts.
				data-sheet={styles?.later}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
				dangerouslySetInnerHTML={content}
			/>
			{children}
			{styles?.later && (
				<noscript>
					<link rel="stylesheet" media="print,(hover)" href={styles.later} />
				</noscript>
			)}
			{styles?.linked && <link rel="stylesheet" href={styles.linked} />}
		</>
	);
}
