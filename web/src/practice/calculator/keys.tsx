import type { Calculator } from '@skills-center/contract/item'
import { Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { KeyButton } from '../../ui/key-button.tsx'
import { keyLooks } from '../../ui/key-look.ts'

interface Key {
  /** What it writes, or does. */
  key: string
  name: string
  shown?: ReactNode
  /** What a keyboard types for it, where that is not to be guessed. */
  typedAs?: string
  /** As wide as two. */
  isWide?: boolean
  look?: keyof typeof keyLooks
}

const digit = (key: string): Key => ({ key, name: key })

const rows = (): readonly Key[] => [
  ...['7', '8', '9'].map(digit),
  { key: '÷', name: t('Divided by'), look: 'operation' },
  { key: 'delete', name: t('Delete'), shown: <Delete aria-hidden className="size-5" />, look: 'soft' },
  ...['4', '5', '6'].map(digit),
  { key: '×', name: t('Times'), look: 'operation' },
  { key: '(', name: t('Open bracket'), look: 'soft' },
  ...['1', '2', '3'].map(digit),
  { key: '−', name: t('Minus'), look: 'operation' },
  { key: ')', name: t('Close bracket'), look: 'soft' },
  digit('0'),
  { key: '.', name: t('Point') },
  { key: 'clear', name: t('Clear'), shown: 'C', look: 'soft' },
  { key: '+', name: t('Plus'), look: 'operation' },
  { key: '=', name: t('Work out'), look: 'main' },
]

const scientific = (): readonly Key[] => [
  { key: '²', name: t('x², squared'), typedAs: '^', shown: <span aria-hidden>x²</span>, look: 'soft' },
  { key: '√', name: t('Square root'), typedAs: 'R', look: 'soft' },
  { key: 'π', name: t('Pi'), typedAs: 'P', look: 'soft' },
  { key: 'Ans', name: t('Ans, the answer before'), shown: 'Ans', look: 'soft', isWide: true },
]

/** The keys, for a finger or a mouse; a keyboard types into the line above them. */
export function Keys({ kind, onKey }: { kind: Calculator; onKey: (key: string) => void }) {
  return (
    <div className="grid grid-cols-5 gap-1.5">
      {[...(kind === 'scientific' ? scientific() : []), ...rows()].map(
        ({ key, name, typedAs, shown, isWide, look }) => (
          <KeyButton
            key={key}
            look={look && keyLooks[look]}
            size="small"
            types
            aria-label={name}
            title={typedAs === undefined ? undefined : t('Type {key}', { key: typedAs })}
            className={classNames('text-lg tabular-nums', isWide && 'col-span-2')}
            onClick={() => onKey(key)}
          >
            {shown ?? key}
          </KeyButton>
        ),
      )}
    </div>
  )
}
