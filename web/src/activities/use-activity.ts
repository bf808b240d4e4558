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
import { queryOf } from '../platform/queries.ts'

/** Milliseconds in which events that come together are taken as one. */
const gather = 150

/** A live activity as it stands, kept so by the server's stream of events. */
export function useActivity(id: ActivityId) {
  const client = useQueryClient()
  const options = queryOf(getActivity, { params: { id } })
  const query = useQuery(options)
  const [isConnected, setConnected] = useState(true)
  const isLive = query.data !== undefined && query.data.phase !== 'ended'
  const { queryKey } = options
  const key = queryKey[0]

  // Listens to the server while the activity is live. The browser opens a broken stream anew by itself, and names
  // the last event that it heard.
  useEffect(() => {
    if (!isLive) return
    let timer: number | undefined
    const refetch = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: [key] })
      }, gather)
    }
    const stream = new EventSource(urlOf(watchActivity.path, { id }, undefined))
    stream.addEventListener('open', () => setConnected(true))
    stream.addEventListener('error', () => setConnected(false))
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = ActivityEvent.parse(JSON.parse(data))
      const known = client.getQueryData<ActivityState>([key])
      if (known === undefined || event.number > known.number) refetch()
    })
    return () => {
      window.clearTimeout(timer)
      stream.close()
    }
  }, [client, id, isLive, key])

  return { query, isConnected, set: (state: ActivityState) => client.setQueryData([key], state) }
}
