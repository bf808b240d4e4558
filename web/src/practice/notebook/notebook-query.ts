import { getNotebook, getNotebookQuestion } from '@skills-center/contract/practice/notebook'
import { queryOf } from '../../platform/queries.ts'

/** Waiting ideas become due overnight, so this goes stale after a minute. */
export const notebookQuery = { ...queryOf(getNotebook), staleTime: 60_000 }

/** The first question about a due idea. Never from the cache. */
export const notebookQuestionQuery = {
  ...queryOf(getNotebookQuestion),
  staleTime: 0,
  // A reconnect must not replace the question that the student is answering.
  refetchOnReconnect: false,
  // Offline, it fails with an error instead of waiting for a connection.
  networkMode: 'always',
} as const
