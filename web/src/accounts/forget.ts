import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { clearInitialData } from '../platform/initial-data.ts'

/** Drops what was loaded for one person before another one sits at the same screen. */
export function forgetAllBut(client: QueryClient, kept: QueryKey): void {
  clearInitialData()
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== kept[0] })
}

/** The same at a page that belongs to nobody's account: what is on screen there stays. */
export function forgetAllNotShown(client: QueryClient): void {
  clearInitialData()
  client.removeQueries({ type: 'inactive' })
}
