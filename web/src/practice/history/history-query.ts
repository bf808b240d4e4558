import {
  getPastSession,
  getReplay,
  listPastSessions,
  type PastSessionId,
  type QuestionId,
} from '@skills-center/contract/practice/history'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'

/** The first page of past sessions, for components that show only a few. */
export const latestSessionsQuery = queryOf(listPastSessions)

/** All past sessions, page by page. Refetched on every visit, because every answer changes the first page. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['past-sessions'],
  initialPageParam: null,
  queryFn: ({ pageParam, signal }: { pageParam: PastSessionId | null; signal: AbortSignal }) =>
    call(listPastSessions, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  getNextPageParam: (page) => page.next,
  staleTime: 0,
})

/** One session with its questions, page by page. */
export const sessionQuery = (id: PastSessionId) =>
  infiniteQueryOptions({
    queryKey: ['past-session', id],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      call(getPastSession, { params: { id }, query: { cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })

export const replayQuery = (id: QuestionId) => ({ ...queryOf(getReplay, { params: { id } }), staleTime: 0 })
