import type { Calculator } from '@skills-center/contract/item'
import { Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { KeyButton } from '../../ui/key-button.tsx'
import { keyLooks } from '../../ui/key-look.ts'

interface Key {
  /** The sign it enters, or its action. */
  key: string
  name: string
  shown?: ReactNode
  /** What to type on a keyboard for it, if that is not obvious. */
  typedAs?: string
  /** Two columns wide. */
  isWide?: boolean
  look?: keyof typeof keyLooks
}

const digit = (key: string): Key => ({ key, name: key })

const rows = (): readonly Key[] => [
  ...['7', '8', '9'].map(digit),
  { key: '÷', name: t('practice/divided-by'), look: 'operation' },
  {
    key: 'delete',
    name: t('practice/delete'),
    shown: <Delete aria-hidden className="size-5" />,
    look: 'soft',
  },
  ...['4', '5', '6'].map(digit),
  { key: '×', name: t('practice/times'), look: 'operation' },
  { key: '(', name: t('practice/open-bracket'), look: 'soft' },
  ...['1', '2', '3'].map(digit),
  { key: '−', name: t('practice/minus'), look: 'operation' },
  { key: ')', name: t('practice/close-bracket'), look: 'soft' },
  digit('0'),
  { key: '.', name: t('practice/point') },
  { key: 'clear', name: t('practice/clear'), shown: 'C', look: 'soft' },
  { key: '+', name: t('practice/plus'), look: 'operation' },
  { key: '=', name: t('practice/work-out'), look: 'main' },
]

const scientific = (): readonly Key[] => [
  { key: '²', name: t('practice/x-squared'), typedAs: '^', shown: <span aria-hidden>x²</span>, look: 'soft' },
  { key: '√', name: t('practice/square-root'), typedAs: 'R', look: 'soft' },
  { key: 'π', name: t('practice/pi'), typedAs: 'P', look: 'soft' },
  { key: 'Ans', name: t('practice/ans-the-answer-before'), shown: 'Ans', look: 'soft', isWide: true },
]

/** The calculator's keys for touch and mouse. A keyboard types into the field above them. */
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
            title={typedAs === undefined ? undefined : t('practice/type-key', { key: typedAs })}
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
