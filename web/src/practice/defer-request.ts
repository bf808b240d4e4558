import { type Deferred, type QuestionToken, deferQuestion, getPlan } from '@skills-center/contract/practice'
import { listProgress } from '@skills-center/contract/progress'
import { useMutation } from '@tanstack/react-query'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'

/** Says of a question: I haven’t learned this yet. `onDeferred` is told what comes instead. */
export function useDefer(
  token: QuestionToken,
  onDeferred: (token: QuestionToken, deferred: Deferred) => void,
) {
  return useMutation({
    mutationFn: () => call(deferQuestion, { body: { token } }),
    networkMode: 'always',
    onSuccess(deferred, _, __, { client }) {
      for (const { queryKey } of [queryOf(getPlan), queryOf(listProgress)]) {
        void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
      }
      onDeferred(token, deferred)
    },
  })
}
