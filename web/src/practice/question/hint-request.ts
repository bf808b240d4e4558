import { type QuestionToken, getHint } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

interface HintSources {
  /** Makes a hint from the student's work so far; null if there is none. */
  fromWork?: (() => Promise<RichText | null>) | undefined
  /** All of the hints, if they are on this device already. */
  own?: readonly RichText[] | undefined
}

/** Gets one hint: from the student's own work, this device, or the server. Calls `onHint` with it. */
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
