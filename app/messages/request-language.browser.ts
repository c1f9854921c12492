/** Returns undefined: in the browser the document has the language. */
export function getRequestLanguage(): undefined {}
