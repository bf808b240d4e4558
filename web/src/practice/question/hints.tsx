import { type QuestionToken, getHint } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { Lightbulb } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { RichTextView } from '../../item/rich-text.tsx'
import { RequestError } from '../../platform/request-error.ts'
import { ReadableList } from '../../item/speech/readable-list.tsx'
import { Button } from '../../ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** The hints used so far; all of them stay visible. */
export function HintList({ hints }: { hints: readonly RichText[] }) {
  return (
    <ReadableList
      texts={hints}
      label={t('practice/hints')}
      what="hint"
      className="mt-6 gap-y-3"
      itemClassName="flex gap-3 rounded-lg border-l-4 border-warm-vivid bg-warm-soft px-4 py-3 practice-rise"
      buttonClassName="max-sm:ms-1.5 sm:p-1.5"
    >
      {(hint, index, id) => (
        <>
          <Lightbulb aria-hidden className="mt-1 size-5 shrink-0 text-warm" />
          <span className="sr-only">{t('practice/hint-place', { place: index + 1 })} </span>
          <div id={id} className="max-w-prose min-w-0 flex-1 text-lg">
            <RichTextView text={hint} />
          </div>
        </>
      )}
    </ReadableList>
  )
}

const hintPriceId = 'hint-price'

/** What a hint costs, stated before it is opened (learner/SPEC.md 4.3). */
const firstPrice = () => t('practice/hints-are-there-to-be-used')
const nextPrice = () => t('practice/answer-tells-a-little-less')

export function HintButton({
  token,
  shown,
  total,
  isDisabled,
  isPriceShown,
  own,
  fromWork,
  onHint,
}: {
  token: QuestionToken
  shown: number
  total: number
  /** An answer is being sent; it was given without this hint. */
  isDisabled: boolean
  /** Shows the cost in text, not only to screen readers; once per visit. */
  isPriceShown: boolean
  /** All of the hints, if they are on this device already. */
  own?: readonly RichText[] | undefined
  /** Makes the next hint from the student's own work, if there is any to build on. */
  fromWork?: (() => Promise<RichText | null>) | undefined
  onHint: (token: QuestionToken, hint: RichText) => void
}) {
  const hint = useHint(token, { fromWork, own }, onHint)
  if (shown >= total) return null
  return (
    <>
      <Button
        variant="quiet"
        size="large"
        className="max-md:min-w-0 max-md:flex-[1_1_7rem] max-md:px-2 max-md:text-base"
        aria-describedby={hintPriceId}
        busy={hint.isPending}
        disabled={isDisabled}
        onClick={() => hint.mutate(shown)}
      >
        <Lightbulb aria-hidden className="size-5" />
        {shown === 0 ? t('ui/hint') : t('ui/next-hint-place-of-count', { place: shown + 1, count: total })}
      </Button>
      <p
        id={hintPriceId}
        className={
          isPriceShown
            ? 'order-last max-w-prose basis-full text-sm text-ink-soft max-md:leading-snug'
            : 'sr-only'
        }
      >
        {shown === 0 ? firstPrice() : nextPrice()}
      </p>
      {hint.isError && (
        <p role="alert" className="order-last basis-full text-sm text-incorrect">
          {hint.error instanceof RequestError
            ? t('practice/hint-did-not-load')
            : t('practice/hint-needs-the-connection')}
        </p>
      )}
    </>
  )
}

interface HintSources {
  /** Makes a hint from the student's work so far; null if there is none. */
  fromWork?: (() => Promise<RichText | null>) | undefined
  /** All of the hints, if they are on this device already. */
  own?: readonly RichText[] | undefined
}

/** Gets one hint: from the student's own work, this device, or the server. Calls `onHint` with it. */
function useHint(
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
