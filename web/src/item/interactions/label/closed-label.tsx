import { t } from '../../../language/messages.ts'
import { RichTextLine } from '../../rich-text.tsx'
import type { ListOption } from '../listbox.tsx'
import { VerdictSign } from '../verdict-sign.tsx'

/** A part of a closed question: the chosen name, and the right name if it differs. */
export function ClosedLabel({
  letter,
  labels,
  chosen,
  right,
  isRight,
}: {
  letter: string
  labels: readonly ListOption[]
  chosen: string | undefined
  right: string | undefined
  isRight: boolean
}) {
  const textOf = (id: string | undefined) => labels.find((label) => label.id === id)?.text ?? []
  const row = 'flex min-h-11 items-center gap-2 rounded-md border-[1.5px] px-2.5 py-1 leading-snug'
  return (
    <div className="grid min-w-0 flex-1 gap-1.5">
      <span className="sr-only">{t('item/part-letter-lead', { letter })} </span>
      {!isRight && (
        <span className={`${row} border-dashed border-incorrect bg-incorrect-soft`}>
          <VerdictSign isRight={false} says={`${t('item/answer-not-right')} `} />
          <s className="min-w-0 decoration-2">
            <RichTextLine text={textOf(chosen)} />
          </s>
        </span>
      )}
      <span className={`${row} border-correct bg-correct-soft font-semibold`}>
        <VerdictSign isRight says={`${isRight ? t('item/answer-right') : t('item/right-answer-lead')} `} />
        <span className="min-w-0">
          <RichTextLine text={textOf(right)} />
        </span>
      </span>
    </div>
  )
}
