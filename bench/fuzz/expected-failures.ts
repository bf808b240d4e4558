/** Operations that cannot succeed in the fuzz test, each with the reason. */
export const expectedFailures: Readonly<Record<string, string>> = {}
