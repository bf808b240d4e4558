import { queryOptions, useQuery } from '@tanstack/react-query'
import { readPacks } from './packs.ts'

export const packsQuery = queryOptions({
  queryKey: ['packs on this device'],
  queryFn: () => readPacks(Date.now()),
  // Asked of the device, and not of the network.
  networkMode: 'always',
  staleTime: 0,
})

export const usePacks = () => useQuery(packsQuery)
