import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import type { InteractionProps } from '../parts.ts'
import { VerdictSign } from '../verdict-sign.tsx'
import type { TypedKind } from './typed-kind.ts'

const looks = {
  open: 'border-line-strong bg-surface focus-within:border-action',
  right: 'border-correct bg-correct-soft ring-1 ring-correct',
  wrong: 'border-incorrect bg-incorrect-soft ring-1 ring-incorrect',
  refused: 'border-warm bg-warm-soft ring-1 ring-warm',
} as const

/** The large box of a field, with the text before and after it. */
export function EntryFrame({
  controlId,
  before,
  after,
  mark,
  children,
}: Pick<InteractionProps<TypedKind>['interaction'], 'before' | 'after'> &
  Pick<InteractionProps<TypedKind>, 'mark'> & {
    controlId: string
    children: ReactNode
  }) {
  const language = useContentLanguage()
  // On a phone, the text after the field goes below the text before it and the field.
  const isTall = before !== undefined && after !== undefined
  return (
    <div
      className={`relative flex min-h-16 items-center gap-x-2 rounded-lg border-2 px-3.5 max-sm:flex-wrap max-sm:pt-1 ${isTall ? 'max-sm:pb-2.5' : 'max-sm:pb-1'} sm:gap-x-2.5 sm:px-4 transition-colors duration-150 ring-of-control ${looks[mark ?? 'open']}`}
    >
      {before !== undefined && (
        <span id={`${controlId}-before`} lang={language} className="text-2xl whitespace-nowrap text-ink-soft">
          {before}
        </span>
      )}
      {children}
      {after !== undefined && (
        <span
          id={`${controlId}-after`}
          lang={language}
          className="min-w-0 shrink text-base leading-tight sm:text-lg text-ink-soft"
        >
          {after}
        </span>
      )}
      {mark !== null && (
        // Shows what the color tells; screen readers get it from the field and the message.
        <span aria-hidden className="absolute -top-3 -right-2.5 leading-none">
          {mark === 'refused' ? <RefusedSign /> : <VerdictSign isRight={mark === 'right'} says="" />}
        </span>
      )}
    </div>
  )
}

const RefusedSign = () => (
  <span className="inline-grid size-6 place-items-center rounded-full bg-warm text-surface">
    <PencilLine className="size-3.5" strokeWidth={2.5} />
  </span>
)
