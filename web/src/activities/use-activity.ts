import {
  ActivityEvent,
  type ActivityId,
  type ActivityState,
  getActivity,
  watchActivity,
} from '@skills-center/contract/activities'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { urlOf } from '../platform/api.ts'
import { useIsOnline } from '../platform/online.ts'
import { queryOf } from '../platform/queries.ts'
import { RequestError } from '../platform/request-error.ts'
import { listenTo } from './listen-to.ts'

/** Milliseconds between two fetches, so that events close together cause one fetch; the first is immediate. */
const gather = 400
/** Milliseconds between two fetches while the stream is down. */
const pollMs = 4_000

/** Students who left the class get the same reply as those who were never in it. */
export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404

/**
 * The current state of a live activity, updated by the server's event stream, and by polling while the stream is down.
 */
export function useActivity(id: ActivityId) {
  const client = useQueryClient()
  const options = queryOf(getActivity, { params: { id } })
  const [isHeard, setHeard] = useState(true)
  const isOnline = useIsOnline()
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      !isHeard && state.data?.phase !== 'ended' && !isGone(state.error) ? pollMs : false,
    // A device that slept has missed events.
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
  const isLive = query.data !== undefined && query.data.phase !== 'ended' && !isGone(query.error)
  const { queryKey } = options
  const key = queryKey[0]

  // Listens to the server while the activity is live, and again when the network returns.
  useEffect(() => {
    if (!isLive || !isOnline) return
    let timer: number | undefined
    let last = -Infinity
    const refetch = () => {
      timer ??= window.setTimeout(
        () => {
          timer = undefined
          last = performance.now()
          void client.invalidateQueries({ queryKey: [key] })
        },
        Math.max(0, last + gather - performance.now()),
      )
    }
    const stop = listenTo(urlOf(watchActivity.path, { id }, undefined), {
      onHeard: setHeard,
      onMessage(text) {
        const event = ActivityEvent.parse(JSON.parse(text))
        const known = client.getQueryData<ActivityState>([key])
        if (known === undefined || event.number > known.number) refetch()
      },
    })
    return () => {
      window.clearTimeout(timer)
      stop()
    }
  }, [client, id, isLive, isOnline, key])

  return {
    query,
    /** The stream is down although the device is online. */
    isLost: !isHeard && isOnline && isLive,
    set: (state: ActivityState) => client.setQueryData([key], state),
  }
}
