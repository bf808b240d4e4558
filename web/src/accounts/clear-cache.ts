import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { clearInitialData } from '../platform/initial-data.ts'

/** Clears one person's cached data before another person uses the same screen. */
export function clearCacheExcept(client: QueryClient, kept: QueryKey): void {
  clearInitialData()
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== kept[0] })
}

/** The same on a page that belongs to no account: queries on screen stay. */
export function clearHiddenQueries(client: QueryClient): void {
  clearInitialData()
  client.removeQueries({ type: 'inactive' })
}
