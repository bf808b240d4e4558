import { useRef, useState } from 'react'
import { t } from '../../../language/messages.ts'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import type { InteractionProps } from '../parts.ts'
import { countPlaced, isSamePlaced } from '../placed.ts'
import { useDrag } from '../use-drag.ts'
import { useSlide } from '../use-slide.ts'
import { CategoryHeads } from './category-heads.tsx'
import { columnsOf, doCardsMove, doNamesFitInPairs, isBoard } from './board.ts'
import { SortRow } from './sort-row.tsx'

export function SortView(props: InteractionProps<'sort'>) {
  const { interaction, response, id, isLocked, mark, missed, rightResponse, onChange } = props
  const { cards, categories } = interaction
  const [message, setMessage] = useState('')
  /** The card that a pointer has picked up; the next press on a column puts it there. */
  const [held, setHeld] = useState<string | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const { drag, begin } = useDrag(({ id: card, x, y }) => {
    const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]')
    const category = column?.dataset['category']
    if (category !== undefined && board.current?.contains(column ?? null)) put(card, category)
  })
  useSlide(board, drag !== null)

  const ids = cards.map((card) => card.id)
  const isClosed = mark === 'right' || rightResponse !== null
  const doMove = doCardsMove(interaction)
  const columns = columnsOf(interaction, doMove, isClosed)
  const arePairs = doNamesFitInPairs(interaction)

  function put(card: string, category: string) {
    setHeld(null)
    if (response.placed[card] === category) return
    const placed = { ...response.placed, [card]: category }
    onChange({ kind: 'sort', placed })
    setMessage(t('item/done-of-count-sorted', { done: countPlaced(placed, ids), count: cards.length }))
  }

  return (
    <AnswerGroup
      {...props}
      isClosed={isClosed}
      isRepeated={missed.some((earlier) => isSamePlaced(earlier.placed, response.placed, ids))}
      hints={[
        <SortHint
          key="free"
          count={categories.length}
          text={doMove ? t('item/pick-the-circle') : t('item/pick-the-circle-under-the-category')}
        />,
        <SortHint key="held" count={categories.length} text={t('item/now-pick-the-column')} />,
      ]}
      hintNow={held === null ? 0 : 1}
      message={message}
    >
      {/* The keyboard does not pick up cards: its keys act on the focused row. */}
      <div ref={board} role="presentation" onKeyDownCapture={() => setHeld(null)} className="relative">
        <CategoryHeads
          categories={categories}
          columns={columns}
          hasCardColumn={!doMove || !isClosed}
          areKeys={!isClosed}
          onPress={(category) => {
            if (held !== null) put(held, category)
          }}
        />
        <div className={`grid gap-4 sm:block ${doMove ? '' : 'sm:divide-y sm:divide-line'}`}>
          {cards.map((card) => (
            <SortRow
              key={card.id}
              controlId={`${id}-${card.id}`}
              card={card}
              categories={categories}
              columns={columns}
              doesMove={doMove}
              arePairs={arePairs}
              isClosed={isClosed}
              chosen={response.placed[card.id]}
              right={mark === 'right' ? response.placed[card.id] : rightResponse?.placed[card.id]}
              isLocked={isLocked}
              isLacking={mark === 'refused'}
              isHeld={held === card.id}
              drag={drag?.id === card.id ? drag : null}
              onPut={(category) => put(card.id, category)}
              onPress={(category) => put(held ?? card.id, category)}
              onHold={() => {
                if (doMove && isBoard()) setHeld(held === card.id ? null : card.id)
              }}
              onDragStart={(event) => {
                if (doMove && isBoard()) begin(card.id, event)
              }}
            />
          ))}
        </div>
      </div>
    </AnswerGroup>
  )
}

/** The columns are mentioned only if there is room for them. */
function SortHint({ count, text }: { count: number; text: string }) {
  return (
    <>
      <span className="sm:hidden">{t('item/choose-a-category-for-each-card')}</span>
      <span className="max-sm:hidden">{text}</span>
      <KeyboardHint>
        {count === 2 ? t('item/tab-goes-from-card-to-card') : t('item/tab-goes-from-card', { count })}
      </KeyboardHint>
    </>
  )
}
