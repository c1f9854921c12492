/** Returns whether the browser asks not to be followed: https://w3c.github.io/gpc. */
export function asksForPrivacy(): boolean {
	return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Returns whether the browser asks not to be counted, by the same or by Do Not Track. */
export function asksNotToBeCounted(): boolean {
	return asksForPrivacy() || navigator.doNotTrack === "1";
}
