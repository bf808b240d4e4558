export function ensureInstalled(): Promise<void>
export function linkRooms(): void
