export function ensureInstalled(): Promise<void>
export function linkPackages(): void
