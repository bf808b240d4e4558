import type { Calculator } from '@skills-center/contract/item'
import { Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'

interface Key {
  /** What it writes, or does. */
  key: string
  name: string
  shown?: ReactNode
  /** What a keyboard types for it, where that is not to be guessed. */
  typedAs?: string
  /** As wide as two. */
  isWide?: boolean
  look?: 'operation' | 'plain' | 'main'
}

const digit = (key: string): Key => ({ key, name: key })

const rows = (): readonly Key[] => [
  ...['7', '8', '9'].map(digit),
  { key: '÷', name: t('Divided by'), look: 'operation' },
  { key: 'delete', name: t('Delete'), shown: <Delete aria-hidden className="size-5" />, look: 'plain' },
  ...['4', '5', '6'].map(digit),
  { key: '×', name: t('Times'), look: 'operation' },
  { key: '(', name: t('Open bracket'), look: 'plain' },
  ...['1', '2', '3'].map(digit),
  { key: '−', name: t('Minus'), look: 'operation' },
  { key: ')', name: t('Close bracket'), look: 'plain' },
  digit('0'),
  { key: '.', name: t('Point') },
  { key: 'clear', name: t('Clear'), shown: 'C', look: 'plain' },
  { key: '+', name: t('Plus'), look: 'operation' },
  { key: '=', name: t('Work out'), look: 'main' },
]

const scientific = (): readonly Key[] => [
  { key: '²', name: t('x², squared'), typedAs: '^', shown: <span aria-hidden>x²</span>, look: 'plain' },
  { key: '√', name: t('Square root'), typedAs: 'R', look: 'plain' },
  { key: 'π', name: t('Pi'), typedAs: 'P', look: 'plain' },
  { key: 'Ans', name: t('Ans, the answer before'), shown: 'Ans', look: 'plain', isWide: true },
]

const looks = {
  digit: 'bg-surface border-line-strong hover:bg-sunken',
  plain: 'bg-sunken border-line hover:border-line-strong text-ink-soft',
  operation: 'bg-math-soft border-transparent text-math hover:border-math',
  main: 'bg-action border-transparent text-on-action hover:bg-action-hover',
} as const

/** The keys, for a finger or a mouse; a keyboard types into the line above them. */
export function Keys({ kind, onKey }: { kind: Calculator; onKey: (key: string) => void }) {
  return (
    <div className="grid grid-cols-5 gap-1.5">
      {[...(kind === 'scientific' ? scientific() : []), ...rows()].map(
        ({ key, name, typedAs, shown, isWide, look }) => (
          <button
            key={key}
            type="button"
            aria-label={name}
            title={typedAs === undefined ? undefined : t('Type {key}', { key: typedAs })}
            className={classNames(
              'grid min-h-9.5 cursor-pointer place-items-center rounded-md border-[1.5px] text-lg font-semibold tabular-nums active:translate-y-px',
              looks[look ?? 'digit'],
              isWide && 'col-span-2',
            )}
            // The focus, and with it the caret, stays in the line.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onKey(key)}
          >
            {shown ?? key}
          </button>
        ),
      )}
    </div>
  )
}
