import type { ReactNode } from 'react'
import { language } from '../../../language/language.ts'
import { t } from '../../../language/messages.ts'
import { RichTextLine } from '../../rich-text.tsx'
import type { ListOption } from '../listbox.tsx'
import { spoken } from '../spoken.ts'
import { VerdictSign } from '../verdict-sign.tsx'

/**
 * `belongs`: the right place of the card; `wrong`: where it was put by mistake; `passed`: neither, and the question is
 * closed.
 */
export type CellLook = 'open' | 'chosen' | 'right' | 'wrong' | 'belongs' | 'passed'

const pills: Record<CellLook, string> = {
  open: 'border-line-strong bg-surface',
  chosen: 'border-action bg-math-soft font-semibold ring-1 ring-action',
  right: 'border-correct bg-correct-soft font-semibold',
  wrong: 'border-dashed border-incorrect bg-incorrect-soft line-through decoration-2',
  belongs: 'border-correct bg-correct-soft font-semibold',
  passed: 'border-line bg-surface text-ink-soft',
}
const words = (): Partial<Record<CellLook, string>> => ({
  right: t('item/your-answer-right-label'),
  wrong: t('item/your-answer-not-right-label'),
  belongs: t('item/right-answer-2'),
})

/** A category for a card: an invisible native radio button over its place on the board, or over its name. */
export function CategoryCell({
  controlId,
  groupName,
  category,
  look,
  isChosen,
  isHalf,
  isLocked,
  isLacking,
  onPut,
  children,
}: {
  controlId: string
  groupName: string
  category: ListOption
  look: CellLook
  isChosen: boolean
  /** On a narrow screen, another category is beside it. */
  isHalf: boolean
  isLocked: boolean
  /** The card is in no category, and an answer was refused because of it. */
  isLacking: boolean
  onPut: () => void
  /** The card, if it is in this cell; nothing if cards stay beside the columns. */
  children: ReactNode
}) {
  const isDecided = look === 'right' || look === 'wrong' || look === 'belongs'
  const holdsCard = isChosen || look === 'belongs'
  return (
    <label
      htmlFor={controlId}
      data-category={category.id}
      className={`group/cell relative flex has-focus-visible:z-10 max-sm:rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:bg-sunken sm:px-1.5 sm:py-1.5 sm:has-focus-visible:-outline-offset-3 sm:has-focus-visible:rounded-md sm:group-last/row:rounded-b-md print:border-x sm:group-last/row:print:border-b ${
        isLocked ? '' : 'cursor-pointer'
      } ${isHalf ? 'max-sm:flex-[1_1_40%]' : 'max-sm:w-full'} ${look === 'passed' ? 'max-sm:hidden' : ''}`}
    >
      <input
        type="radio"
        id={controlId}
        name={groupName}
        value={category.id}
        checked={isChosen}
        disabled={isLocked}
        // The added words are in the page's language.
        lang={words()[look] === undefined ? undefined : language()}
        aria-label={`${spoken(category.text)} ${words()[look] ?? ''}`.trim()}
        onChange={onPut}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden
        className={`flex min-h-11 w-full items-center justify-center gap-2 rounded-md border-[1.5px] px-1.5 py-1.5 text-center text-base leading-tight hyphens-auto sm:hidden ${
          isLacking ? 'border-warm bg-warm-soft' : pills[look]
        }`}
      >
        {isDecided && <VerdictSign isRight={look !== 'wrong'} says="" />}
        <span className="min-w-0">
          <RichTextLine text={category.text} />
        </span>
      </span>
      <span aria-hidden className="hidden min-h-11 w-full items-center justify-center sm:flex">
        {holdsCard && children ? (
          children
        ) : isDecided ? (
          <VerdictSign isRight={look !== 'wrong'} says="" />
        ) : look === 'passed' ? null : (
          <span
            className={`size-5 rounded-full bg-surface group-hover/cell:border-ink ${
              isChosen
                ? 'border-[6px] border-action'
                : isLacking
                  ? 'border-2 border-warm'
                  : 'border-2 border-line-strong'
            }`}
          />
        )}
      </span>
    </label>
  )
}
