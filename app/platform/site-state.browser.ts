// In the browser the document has what the server knows of the content. Calls of empty functions leave nothing in scripts.
export function getSiteState(): void {}
export function readSiteState(): void {}
export function findSiteRegion(): void {}
