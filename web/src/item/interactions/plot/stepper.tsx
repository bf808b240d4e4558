import type { Language } from '@skills-center/contract/language'
import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../language/messages.ts'
import { KeyButton } from '../../../ui/key-button.tsx'

const sign = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const

/** Small steps for fingers, which cover what they point at; on a keyboard, the arrow keys do the same. */
export function Stepper({
  name,
  nameLanguage,
  value,
  thing,
  less,
  more,
  isLevel = false,
  isLocked,
  onTurn,
  onStep,
}: {
  /** The name of the value being changed, and its current value. */
  name: string
  /** The language of the name, if it is the question’s. */
  nameLanguage?: Language | undefined
  value: string
  /** What the outer arrows select: a value, a bar, or one of five numbers. */
  thing: 'value' | 'bar' | 'five'
  less: string
  more: string
  /** It moves sideways, so its buttons are left and right arrows. */
  isLevel?: boolean
  isLocked: boolean
  onTurn: (way: 1 | -1) => void
  onStep: (steps: 1 | -1) => void
}) {
  return (
    <div className="mt-3 hidden max-w-md gap-2 pointer-coarse:grid print:hidden">
      <div className="flex items-center gap-2">
        <StepButton
          label={t('item/previous-of-the-five', { thing })}
          isLocked={isLocked}
          onPress={() => onTurn(-1)}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </StepButton>
        <p className="min-w-0 flex-1 text-center leading-snug">
          <span lang={nameLanguage} className="font-semibold">
            {name}
          </span>
          : {value}
        </p>
        <StepButton
          label={t('item/next-of-the-five', { thing })}
          isLocked={isLocked}
          onPress={() => onTurn(1)}
        >
          <ChevronRight aria-hidden className="size-5" />
        </StepButton>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <StepButton isLocked={isLocked} onPress={() => onStep(-1)}>
          {isLevel ? <ArrowLeft {...sign} /> : <Minus {...sign} />}
          {less}
        </StepButton>
        <StepButton isLocked={isLocked} onPress={() => onStep(1)}>
          {more}
          {isLevel ? <ArrowRight {...sign} /> : <Plus {...sign} />}
        </StepButton>
      </div>
    </div>
  )
}

function StepButton({
  label,
  isLocked,
  onPress,
  children,
}: {
  /** Set if the button shows only an icon. */
  label?: string
  isLocked: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <KeyButton aria-label={label} disabled={isLocked} onClick={onPress} className="px-1.5">
      {children}
    </KeyButton>
  )
}
