/*
 * Our Content-Security-Policy forbids eval. zod tests for it by trying, which browsers report as a violation; with this
 * setting it does not try. zod reads the setting when it loads, which the first page does not need.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
