import { queryOptions, useQuery } from '@tanstack/react-query'
import { readPacks } from './packs.ts'

export const packsQuery = queryOptions({
  queryKey: ['packs on this device'],
  queryFn: () => readPacks(Date.now()),
  // Reads from the device, so it works offline.
  networkMode: 'always',
  staleTime: 0,
})

export const usePacks = () => useQuery(packsQuery)
