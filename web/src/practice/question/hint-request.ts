import { type QuestionToken, getHint } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** Asks for one hint; `onHint` is told of it. */
export function useHint(token: QuestionToken, onHint: (token: QuestionToken, hint: RichText) => void) {
  return useMutation({
    mutationFn: (index: number) => call(getHint, { body: { token, index } }),
    networkMode: 'always',
    onSuccess: ({ hint }) => onHint(token, hint),
  })
}
