/** Operations that cannot succeed in a fuzz, each with why. */
export const excused: Readonly<Record<string, string>> = {}
