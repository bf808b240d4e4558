import { useQuery } from '@tanstack/react-query'
import { readPacks } from './packs.ts'

/** A pack as it was when it was opened: undefined while it is read, null where there is none. */
export function useOpenedPack(id: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['pack on this device', id],
    queryFn: async () => (await readPacks(Date.now())).find(({ pack }) => pack.id === id) ?? null,
    networkMode: 'always',
    // Read when the run begins, and not again under it.
    staleTime: Infinity,
    gcTime: 0,
  })
  return { pack: data, isError, retry: () => void refetch() }
}
