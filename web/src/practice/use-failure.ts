import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/** Why a query has no data. Stays during a retry, because a skeleton that comes and goes would flicker. */
export function useFailure({
  error,
  isFetching,
}: Pick<UseQueryResult, 'error' | 'isFetching'>): Error | null {
  const [failure, setFailure] = useState<Error | null>(null)
  if (error !== null && error !== failure) setFailure(error)
  if (error === null && !isFetching && failure !== null) setFailure(null)
  return error ?? (isFetching ? failure : null)
}
