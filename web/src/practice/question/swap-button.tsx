import type { Question, QuestionToken } from '@skills-center/contract/practice'
import { swapQuestion } from '@skills-center/contract/practice/swap'
import { useMutation } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { preloadParts } from '../preload-parts.ts'
import { swapButtonId } from '../tools/practice-keys.ts'

/** “Another question like this”: free, only before the first try, and at most twice in a row. */
export function SwapButton({
  question,
  isDisabled,
  onSwapped,
}: {
  question: Question
  /** An answer is being sent. */
  isDisabled: boolean
  onSwapped: (token: QuestionToken, question: Question) => void
}) {
  const swap = useMutation({
    mutationFn: () => call(swapQuestion, { body: { token: question.token } }),
    networkMode: 'always',
    onSuccess(reply) {
      preloadParts(reply.question)
      onSwapped(question.token, reply.question)
    },
  })
  return (
    <>
      <Button
        id={swapButtonId}
        aria-keyshortcuts="Alt+Q"
        variant="quiet"
        size="small"
        className="max-md:min-h-11"
        busy={swap.isPending}
        disabled={isDisabled}
        onClick={() => swap.mutate()}
      >
        <Shuffle aria-hidden className="size-4.5" />
        {t('practice/another-question-like-this')}
      </Button>
      {swap.isError && (
        <p role="alert" className="text-sm text-incorrect">
          {swap.error instanceof RequestError
            ? (detailOf(swap.error) ?? t('practice/other-question-did-not-load'))
            : t('practice/another-question-needs')}
        </p>
      )}
    </>
  )
}
