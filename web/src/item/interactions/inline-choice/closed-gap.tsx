import type { InteractionOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { RichTextLine } from '../../rich-text.tsx'
import { VerdictSign } from '../verdict-sign.tsx'

export type Gap = InteractionOf<'inline-choice'>['gaps'][number]

/** A gap of a closed question: the choice, and the right option if it differs. */
export function ClosedGap({
  gap,
  chosen,
  right,
  isRight,
}: {
  gap: Gap
  chosen: string | undefined
  right: string | undefined
  isRight: boolean
}) {
  const textOf = (id: string | undefined) => gap.options.find((option) => option.id === id)?.text ?? []
  const box =
    'my-0.5 inline-flex max-w-full items-center gap-1.5 rounded-md border-[1.5px] px-2 py-1 align-middle leading-snug'
  return (
    <>
      {!isRight && (
        <>
          <span className={`${box} border-dashed border-incorrect bg-incorrect-soft`}>
            <VerdictSign isRight={false} says={`${t('item/answer-not-right')} `} />
            <s className="min-w-0 decoration-2">
              <RichTextLine text={textOf(chosen)} />
            </s>
          </span>{' '}
        </>
      )}
      <span className={`${box} border-correct bg-correct-soft font-semibold`}>
        <VerdictSign isRight says={`${isRight ? t('item/answer-right') : t('item/right-answer-lead')} `} />
        <span className="min-w-0">
          <RichTextLine text={textOf(isRight ? chosen : right)} />
        </span>
      </span>
    </>
  )
}
