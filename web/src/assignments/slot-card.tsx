import type { ShownSlot } from '@skills-center/contract/assignments/slots'
import { ArrowDown, ArrowUp, RefreshCw, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { RichTextLine } from '../item/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { levelNames } from './level-names.ts'
import { SlotPreview } from './slot-preview.tsx'

interface SlotCardProps {
  readonly shown: ShownSlot
  /** From 1. */
  readonly number: number
  readonly isFirst: boolean
  readonly isLast: boolean
  /** A replacement question is loading. */
  readonly isSwapping: boolean
  readonly onSwap: () => void
  readonly onUp: () => void
  readonly onDown: () => void
  readonly onRemove: () => void
}

/** One question of a set being assembled, with its actions. */
export function SlotCard({
  shown,
  number,
  isFirst,
  isLast,
  isSwapping,
  onSwap,
  onUp,
  onDown,
  onRemove,
}: SlotCardProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const { slot, skill, item, author, standards } = shown
  return (
    <li
      aria-labelledby={`${id}-head`}
      className="rounded-lg border-[1.5px] border-line bg-surface px-4 py-3 sm:px-5"
      aria-busy={isSwapping}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3
          id={`${id}-head`}
          className="min-w-0 flex-1 basis-48 font-sans text-base font-semibold tracking-normal"
        >
          {number}. <span lang={contentLanguage(skill)}>{skill.name}</span>
          <span className="ml-2 text-sm font-normal text-ink-soft">
            {[levelNames()[slot.level], ...standards].join(' · ')}
            {slot.questionId !== null &&
              ` · ${author === null ? t('assignments/yours') : t('assignments/by-author', { author })}`}
          </span>
        </h3>
        <div className="flex items-center max-sm:-ml-2.5 sm:-mr-2">
          <IconButton
            label={t('assignments/swap-question-number-for-another-one', { number })}
            onClick={onSwap}
          >
            <RefreshCw aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton
            label={t('assignments/move-question-number-up', { number })}
            isDisabled={isFirst}
            onClick={onUp}
          >
            <ArrowUp aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton
            label={t('assignments/move-question-number-down', { number })}
            isDisabled={isLast}
            onClick={onDown}
          >
            <ArrowDown aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton label={t('assignments/take-out-question-number', { number })} onClick={onRemove}>
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
      <div id={`${id}-question`}>
        {isShown ? (
          <div className="mt-2">
            <SlotPreview shown={shown} />
          </div>
        ) : (
          <p lang={contentLanguage(item)} className="mt-1 max-w-prose [overflow-wrap:anywhere]">
            <RichTextLine text={item.stem} />
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="mt-1 -ml-3"
        aria-expanded={isShown}
        aria-controls={`${id}-question`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t('assignments/close-preview') : t('assignments/preview')}
        <span className="sr-only"> {t('assignments/of-question-number', { number })}</span>
      </Button>
    </li>
  )
}

function IconButton({
  label,
  isDisabled = false,
  onClick,
  children,
}: {
  readonly label: string
  /** Uses aria-disabled, so that it keeps focus. */
  readonly isDisabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick()
      }}
      className="px-2.5 aria-disabled:opacity-40"
    >
      {children}
    </Button>
  )
}
