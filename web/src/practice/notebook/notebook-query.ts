import { getNotebook, getNotebookQuestion } from '@skills-center/contract/practice/notebook'
import { queryOf } from '../../platform/queries.ts'

/** A night makes waiting ideas due, so it is fetched again after a while. */
export const notebookQuery = { ...queryOf(getNotebook), staleTime: 60_000 }

/** The first question about what is due: always a fresh one. */
export const notebookQuestionQuery = {
  ...queryOf(getNotebookQuestion),
  staleTime: 0,
  // A connection that comes back must not take away the question that someone is answering.
  refetchOnReconnect: false,
  // Without a connection it fails and says so, instead of waiting for one.
  networkMode: 'always',
} as const
