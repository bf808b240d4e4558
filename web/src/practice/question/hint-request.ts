import { type QuestionToken, getHint } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

interface HintSources {
  /** From what the student has done so far; null where that tells nothing. */
  fromWork?: (() => Promise<RichText | null>) | undefined
  /** Where they are on this device already: all of them. */
  own?: readonly RichText[] | undefined
}

/** Gets one hint: from the student's own work, this device or the server. `onHint` is told of it. */
export function useHint(
  token: QuestionToken,
  { fromWork, own }: HintSources,
  onHint: (token: QuestionToken, hint: RichText) => void,
) {
  return useMutation({
    mutationFn: async (index: number) =>
      (await fromWork?.()) ?? own?.[index] ?? (await call(getHint, { body: { token, index } })).hint,
    networkMode: 'always',
    onSuccess: (hint) => onHint(token, hint),
  })
}
