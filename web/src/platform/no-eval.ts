/*
 * Our Content-Security-Policy forbids making code out of text. zod finds that out by trying, which browsers report as
 * a breach; told beforehand, it does not try. It looks here when it loads, which the first page does without.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
