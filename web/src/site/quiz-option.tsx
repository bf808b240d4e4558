import { Check, X } from 'lucide-react'
import { t } from '../language/messages.ts'
import { classNames } from '../ui/class-names.ts'

type OptionState = 'open' | 'right' | 'wrong' | 'faded'

interface QuizOptionProps {
  readonly letter: string
  readonly text: string
  readonly state: OptionState
  readonly onChoose: () => void
}

const looks: Record<OptionState, string> = {
  open: 'border-line-strong bg-surface cursor-pointer hover:border-action hover:bg-math-soft',
  right: 'border-correct bg-correct-soft',
  wrong: 'border-incorrect bg-incorrect-soft',
  faded: 'border-line bg-surface text-ink-soft',
}

const letterLooks: Record<OptionState, string> = {
  open: 'bg-sunken text-ink',
  right: 'bg-correct text-surface',
  wrong: 'bg-incorrect text-surface',
  faded: 'bg-sunken text-ink-soft',
}

const spoken = (): Record<OptionState, string> => ({
  open: '',
  right: ` (${t('ui/right-answer')})`,
  wrong: ` (${t('site/your-answer')})`,
  faded: '',
})

/** One lettered option. It stays focusable after the answer, so that focus is not lost. */
export function QuizOption({ letter, text, state, onChoose }: QuizOptionProps) {
  return (
    <button
      type="button"
      aria-disabled={state === 'open' ? undefined : true}
      onClick={state === 'open' ? onChoose : undefined}
      className={classNames(
        'flex min-h-13 items-center gap-3.5 rounded-md border-[1.5px] px-3 py-2 text-left text-[1.05rem] transition-colors duration-150',
        looks[state],
      )}
    >
      <span
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-sm font-display font-bold',
          letterLooks[state],
        )}
      >
        {state === 'right' && <Check aria-hidden className="size-5" strokeWidth={3} />}
        {state === 'wrong' && <X aria-hidden className="size-5" strokeWidth={3} />}
        <span className={state === 'right' || state === 'wrong' ? 'sr-only' : undefined}>{letter}</span>
      </span>
      <span>
        {text}
        <span className="sr-only">{spoken()[state]}</span>
      </span>
    </button>
  )
}
