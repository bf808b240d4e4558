import type { ReactNode } from 'react'
import { t } from '../../../language/messages.ts'
import { RichTextLine } from '../../rich-text.tsx'
import { VerdictSign } from '../verdict-sign.tsx'
import type { OpenCell } from './cells.ts'

/** An open cell of a closed question: the response, and the right answer if it differs. */
export function ClosedCell({
  cell,
  given,
  right,
  isRight,
}: {
  cell: OpenCell
  given: string
  right: string
  isRight: boolean
}) {
  const row =
    'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-md border-[1.5px] px-2 py-0.5 leading-snug'
  return (
    <span className="inline-grid justify-items-start gap-1">
      {!isRight && (
        <span className={`${row} border-dashed border-incorrect bg-incorrect-soft`}>
          <VerdictSign isRight={false} says={`${t('item/answer-not-right')} `} />
          <s className="min-w-0 decoration-2">
            <Written cell={cell}>{given}</Written>
          </s>
        </span>
      )}
      <span className={`${row} border-correct bg-correct-soft font-semibold`}>
        <VerdictSign isRight says={`${isRight ? t('item/answer-right') : t('item/right-answer-lead')} `} />
        <span className="min-w-0">
          <Written cell={cell}>{isRight ? given : right}</Written>
        </span>
      </span>
    </span>
  )
}

/** The content of a cell: the text of an option, or a number as typed. */
function Written({ cell, children }: { cell: OpenCell; children: string }): ReactNode {
  if (!('options' in cell)) return children.replaceAll('-', '\u2212')
  return <RichTextLine text={cell.options.find((option) => option.id === children)?.text ?? []} />
}
