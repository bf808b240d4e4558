import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { RichTextLine } from '../../rich-text.tsx'
import type { ListOption } from '../listbox.tsx'
import { spoken } from '../spoken.ts'
import type { Drag } from '../use-drag.ts'
import { categoryAt } from './board.ts'
import { CategoryCell, type CellLook } from './category-cell.tsx'
import { SortCard } from './sort-card.tsx'

/**
 * A card with a radio button for each category. On a board, the card is in its category's column; on a narrow screen,
 * the categories are below it. Both layouts use the same elements in the same order.
 */
export function SortRow({
  controlId,
  card,
  categories,
  columns,
  doesMove,
  arePairs,
  isClosed,
  chosen,
  right,
  isLocked,
  isLacking,
  isHeld,
  drag,
  onPut,
  onPress,
  onHold,
  onDragStart,
}: {
  controlId: string
  card: ListOption
  categories: readonly ListOption[]
  columns: CSSProperties
  /** On a board, the card moves to the column of its category; otherwise it stays beside them. */
  doesMove: boolean
  /** On a narrow screen, two categories share a row. */
  arePairs: boolean
  isClosed: boolean
  chosen: string | undefined
  /** The card's right category, once known. */
  right: string | undefined
  isLocked: boolean
  isLacking: boolean
  isHeld: boolean
  drag: Drag | null
  /** Puts this card in a category. */
  onPut: (category: string) => void
  /** A category in this row was pressed; the pointer may be holding another card. */
  onPress: (category: string) => void
  onHold: () => void
  onDragStart: (event: PointerEvent) => void
}) {
  const language = useContentLanguage()
  const lookOf = (category: string) => cellLook(category, chosen, right)

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isLocked) return
    const category = categories[categoryAt(event.key, categories.length)]
    if (category === undefined) return
    event.preventDefault()
    event.stopPropagation()
    document.getElementById(`${controlId}-${category.id}`)?.focus()
    onPut(category.id)
  }

  const sortCard = (look: CellLook) => (
    <SortCard
      id={controlId}
      text={card.text}
      look={look}
      isHeld={isHeld}
      drag={drag}
      isLocked={isLocked}
      onHold={onHold}
      onDragStart={onDragStart}
    />
  )

  return (
    <div
      role="radiogroup"
      lang={language}
      aria-label={spoken(card.text)}
      onKeyDown={onKeyDown}
      style={columns}
      className="group/row gap-x-2 sm:grid print:break-inside-avoid"
    >
      {doesMove ? (
        <CardHome isClosed={isClosed} isAway={chosen !== undefined}>
          {sortCard('open')}
        </CardHome>
      ) : (
        <CardText text={card.text} />
      )}
      <div className="flex flex-wrap gap-2 sm:contents">
        {categories.map((category) => (
          <CategoryCell
            key={category.id}
            controlId={`${controlId}-${category.id}`}
            groupName={controlId}
            category={category}
            look={lookOf(category.id)}
            isChosen={category.id === chosen}
            isHalf={arePairs && !isClosed}
            isLocked={isLocked}
            isLacking={isLacking && chosen === undefined}
            onPut={() => onPress(category.id)}
          >
            {doesMove && sortCard(lookOf(category.id))}
          </CategoryCell>
        ))}
      </div>
    </div>
  )
}

/** A card that stays beside its categories. */
function CardText({ text }: Pick<ListOption, 'text'>) {
  return (
    <div
      aria-hidden
      className="self-center pb-1.5 text-lg leading-snug max-sm:font-semibold sm:py-2.5 sm:pr-2"
    >
      <RichTextLine text={text} />
    </div>
  )
}

function cellLook(category: string, chosen: string | undefined, right: string | undefined): CellLook {
  if (right !== undefined && category === right) return chosen === right ? 'right' : 'belongs'
  if (category === chosen) return right === undefined ? 'chosen' : 'wrong'
  return right === undefined ? 'open' : 'passed'
}

/** The card's initial place; an outline remains when it moves to a column. */
function CardHome({
  isClosed,
  isAway,
  children,
}: {
  isClosed: boolean
  isAway: boolean
  children: ReactNode
}) {
  return (
    <div className={`flex items-center py-1.5 max-sm:pt-0 ${isClosed ? 'sm:hidden' : ''}`}>
      <div className={`w-full ${isAway ? 'sm:hidden' : ''}`}>{children}</div>
      {isAway && (
        <div className="hidden min-h-11 w-full rounded-md border-[1.5px] border-dashed border-line sm:block" />
      )}
    </div>
  )
}
