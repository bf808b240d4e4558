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

/** Milliseconds between two looks, so that events that come together are taken as one; the first is looked at at once. */
const gather = 400
/** Milliseconds between two looks while the stream is not there. */
const lookEvery = 4_000

/** It is over for who is no longer in its class, as for who never was. */
export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404

/** A live activity as it is, kept so by the server's stream of events, and by asking while that is broken. */
export function useActivity(id: ActivityId) {
  const client = useQueryClient()
  const options = queryOf(getActivity, { params: { id } })
  const [isHeard, setHeard] = useState(true)
  const isOnline = useIsOnline()
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      !isHeard && state.data?.phase !== 'ended' && !isGone(state.error) ? lookEvery : false,
    // A device that slept has heard nothing.
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
  const isLive = query.data !== undefined && query.data.phase !== 'ended' && !isGone(query.error)
  const { queryKey } = options
  const key = queryKey[0]

  // Listens to the server while the activity is live, and again when the network is back.
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
    /** The server is not heard, and it is not the device that is offline. */
    isLost: !isHeard && isOnline && isLive,
    set: (state: ActivityState) => client.setQueryData([key], state),
  }
}
