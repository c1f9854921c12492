import { type ReactNode, Suspense, use } from "react";
import { useLocation, useMatches } from "react-router";
import { hasDeferred, isDeferred, type MaybeDeferred } from "./deferred-result.ts";

type DeferredProps<Result extends object> = {
	value: MaybeDeferred<Result>;
	fallback: ReactNode;
	children: (result: Result) => ReactNode;
};

/** Renders a result at once, or the fallback until a deferred one is settled. */
export function Deferred<Result extends object>(props: DeferredProps<Result>) {
	const { value, fallback, children } = props;
	if (!isDeferred(value)) return children(value);
	return (
		<Suspense fallback={fallback}>
			<Settled promise={value.deferred}>{children}</Settled>
		</Suspense>
	);
}

type SettledProps<Result> = { promise: Promise<Result>; children: (result: Result) => ReactNode };

function Settled<Result>({ promise, children }: SettledProps<Result>) {
	return children(use(promise));
}

/** Renders a reload for browsers without scripts: a streamed page needs a script, and the reloaded one is whole. */
export function NoScriptReload() {
	const { pathname, search } = useLocation();
	if (!hasDeferred(useMatches().map(({ loaderData }) => loaderData))) return null;
	return (
		<noscript>
			<meta httpEquiv="refresh" content={`0;url=${pathname}${search ? `${search}&` : "?"}whole`} />
		</noscript>
	);
}
