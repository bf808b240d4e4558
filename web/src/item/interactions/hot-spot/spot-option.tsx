import { t } from '../../../language/messages.ts'
import { VerdictSign } from '../verdict-sign.tsx'
import { SpotBadge } from '../spot-badge.tsx'
import type { SpotLook } from './spot-look.ts'

const looks: Record<SpotLook, string> = {
  open: 'border-line-strong bg-surface hover:border-ink hover:bg-sunken cursor-pointer',
  full: 'border-line bg-surface text-ink-soft',
  chosen: 'border-action bg-math-soft ring-1 ring-action cursor-pointer',
  right: 'border-correct bg-correct-soft ring-1 ring-correct',
  lacking: 'border-correct bg-surface',
  wrong: 'border-dashed border-incorrect bg-incorrect-soft',
  missed: 'border-dashed border-incorrect bg-surface cursor-pointer',
  passed: 'border-line bg-surface text-ink-soft',
}
const statusTexts = (): Partial<Record<SpotLook, string>> => ({
  right: t('item/your-answer-right'),
  lacking: t('item/right-answer-not-chosen'),
  wrong: t('item/your-answer-not-right'),
  missed: t('item/tried-already-not-right'),
})

/** One of the letters, with an invisible native control on top. */
export function SpotOption({
  type,
  controlId,
  name,
  spot,
  letter,
  look,
  isChosen,
  isDisabled,
  onPick,
}: {
  type: 'radio' | 'checkbox'
  controlId: string
  name: string
  spot: string
  letter: string
  look: SpotLook
  isChosen: boolean
  isDisabled: boolean
  onPick: () => void
}) {
  const status = statusTexts()[look]
  return (
    <label
      htmlFor={controlId}
      className={`relative flex min-h-12 min-w-16 items-center justify-center gap-2 rounded-md border-[1.5px] px-3 transition-colors duration-150 ring-of-control ${looks[look]}`}
    >
      <input
        type={type}
        id={controlId}
        name={name}
        value={spot}
        checked={isChosen}
        disabled={isDisabled}
        aria-disabled={look === 'full' || undefined}
        onChange={onPick}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <span className="sr-only">{t('item/part-letter', { letter })}</span>
      <SpotBadge letter={letter} isChosen={isChosen} />
      {status !== undefined && (
        <>
          <VerdictSign isRight={look === 'right' || look === 'lacking'} says="" />
          <span className="sr-only">({status})</span>
        </>
      )}
    </label>
  )
}
