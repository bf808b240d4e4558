import type { InteractionOf } from '@skills-center/contract/interaction'
import { Check, X } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { RichTextLine } from '../rich-text.tsx'

export type OptionLook = 'open' | 'chosen' | 'right' | 'wrong' | 'missed' | 'overlooked' | 'passed'

const rows: Record<OptionLook, string> = {
  open: 'border-line-strong bg-surface hover:border-ink hover:bg-sunken cursor-pointer',
  chosen: 'border-action bg-math-soft ring-1 ring-action cursor-pointer',
  right: 'border-correct bg-correct-soft ring-1 ring-correct',
  wrong: 'border-incorrect bg-incorrect-soft ring-1 ring-incorrect',
  missed: 'border-line border-dashed bg-surface text-ink-soft',
  overlooked: 'border-correct border-dashed bg-surface',
  passed: 'border-line bg-surface text-ink-soft',
}
const chips: Record<OptionLook, string> = {
  open: 'border-line-strong text-ink-soft',
  chosen: 'border-action bg-action text-on-action',
  right: 'border-correct bg-correct text-surface',
  wrong: 'border-incorrect bg-incorrect text-surface',
  missed: 'border-incorrect text-incorrect',
  overlooked: 'border-correct border-dashed text-correct',
  passed: 'border-line text-ink-soft',
}
const words = (): Partial<Record<OptionLook, string>> => ({
  right: t('item/right-answer-label'),
  wrong: t('item/your-answer-not-right'),
  missed: t('item/tried-already-not-right'),
  overlooked: t('item/right-answer-not-chosen'),
})

/** One lettered option, with an invisible native control over its letter. */
export function OptionRow({
  type,
  controlId,
  name,
  letter,
  option,
  look,
  isChosen,
  isDisabled,
  onPick,
}: {
  type: 'radio' | 'checkbox'
  controlId: string
  name: string
  letter: string
  option: InteractionOf<'choice'>['options'][number]
  look: OptionLook
  isChosen: boolean
  isDisabled: boolean
  onPick: () => void
}) {
  return (
    <label
      htmlFor={controlId}
      className={`relative flex min-h-14 items-center gap-3.5 rounded-lg border-[1.5px] px-3.5 py-2.5 text-lg leading-snug transition-colors duration-150 ring-of-control ${rows[look]}`}
    >
      <input
        type={type}
        id={controlId}
        name={name}
        value={option.id}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onPick}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden
        className={`grid size-8 shrink-0 place-items-center border-[1.5px] text-base font-bold transition-colors duration-150 ${
          type === 'radio' ? 'rounded-full' : 'rounded-md'
        } ${chips[look]}`}
      >
        {look === 'right' || look === 'overlooked' ? (
          <Check className="size-5" strokeWidth={3} />
        ) : look === 'wrong' || look === 'missed' ? (
          <X className="size-5" strokeWidth={3} />
        ) : (
          letter
        )}
      </span>
      <span className="sr-only">{letter}: </span>
      <span className={`min-w-0 flex-1 ${look === 'missed' ? 'line-through decoration-2' : ''}`}>
        <RichTextLine text={option.text} />
      </span>
      {words()[look] !== undefined && <span className="sr-only">({words()[look]})</span>}
    </label>
  )
}
