import type { ResponseOf } from '@skills-center/contract/interaction'
import { type FocusEvent, Fragment, useRef, useState } from 'react'
import { t } from '../../../language/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { optionControl } from '../option-keys.ts'
import type { InteractionProps } from '../parts.ts'
import { spoken } from '../spoken.ts'
import { useSlide } from '../use-slide.ts'
import { ClosedOrder } from './closed-order.tsx'
import { OrderCard } from './order-card.tsx'
import { movedTo } from './order-moves.ts'
import { OrderRail } from './order-rail.tsx'
import { useCardDrag } from './use-card-drag.ts'

export function OrderView(props: InteractionProps<'order'>) {
  const { interaction, response, mark, rightResponse } = props
  const isClosed = mark === 'right' || rightResponse !== null
  if (!isClosed) return <OpenOrder {...props} />
  return (
    <AnswerGroup {...props} isClosed isRepeated={false} hints={[]} message="">
      <ClosedOrder
        interaction={interaction}
        isShort={areShort(interaction.options)}
        given={shownOrder(interaction.options, response)}
        right={rightResponse?.options ?? response.options}
        isRight={mark === 'right'}
      />
    </AnswerGroup>
  )
}

/** All texts are short enough that both arrows fit side by side. */
const areShort = (options: InteractionProps<'order'>['interaction']['options']): boolean =>
  options.every((option) => spoken(option.text).length <= 12)

/** The current list, the held card, and the moves from drags, presses, and keys. */
function useOrdering({ interaction, response, id, onChange }: InteractionProps<'order'>) {
  const [message, setMessage] = useState('')
  /** The card that was picked up, and the answer at that moment. */
  const [held, setHeld] = useState<{ card: string; before: ResponseOf<'order'> } | null>(null)
  const [reached, setReached] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)

  const shown = shownOrder(interaction.options, response)
  const { drag, shifts, begin } = useCardDrag(list, shown, move)
  useSlide(list, drag !== null)

  const nameOf = (option: string) =>
    spoken(interaction.options.find((each) => each.id === option)?.text ?? [])
  const focusOn = (option: string | undefined) => {
    if (option === undefined) return
    setReached(option)
    document.getElementById(optionControl(id, option))?.focus()
  }

  function move(option: string, to: number) {
    const options = movedTo(shown, option, to)
    if (options.indexOf(option) === shown.indexOf(option)) return
    onChange({ kind: 'order', options })
    setReached(option)
    setMessage(
      t('item/name-moved-to-place-of-count', {
        name: nameOf(option),
        place: options.indexOf(option) + 1,
        count: options.length,
      }),
    )
  }

  /** Picks a card up, or puts the held card in this place. */
  function press(option: string) {
    setReached(option)
    if (held === null) {
      setHeld({ card: option, before: response })
      return
    }
    setHeld(null)
    if (held.card !== option) move(held.card, shown.indexOf(option))
  }

  /** Returns whether the key was handled. */
  function takeKey(option: string, key: string): boolean {
    const place = shown.indexOf(option)
    const places: Record<string, number> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: shown.length - 1,
    }
    const to = places[key]
    if (key === 'Escape' && held !== null) {
      setHeld(null)
      onChange(held.before)
      setMessage(t('item/name-is-back', { name: nameOf(held.card) }))
      return true
    }
    if (to === undefined) return false
    if (held?.card === option) move(option, to)
    else focusOn(shown[to])
    return true
  }

  function keep() {
    onChange({ kind: 'order', options: [...shown] })
    setMessage(t('item/order-stays'))
    // The button disappears when pressed.
    focusOn(shown[0])
  }

  return {
    list,
    shown,
    message,
    held,
    active: reached ?? shown[0],
    drag,
    shifts,
    begin,
    move,
    press,
    takeKey,
    keep,
    reach: setReached,
    letGo(event: FocusEvent) {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setHeld(null)
    },
  }
}

function OpenOrder(props: InteractionProps<'order'>) {
  const { interaction, response, id, isLocked, missed } = props
  const { list, shown, message, held, active, drag, shifts, ...ordering } = useOrdering(props)
  const isShort = areShort(interaction.options)
  return (
    <AnswerGroup
      {...props}
      isClosed={false}
      isRepeated={missed.some((earlier) => earlier.options.join(' ') === response.options.join(' '))}
      hints={[
        <Fragment key="free">
          {t('item/pick-a-card-and-then')}
          <KeyboardHint>{t('item/space-picks-a-card')}</KeyboardHint>
        </Fragment>,
        <Fragment key="held">
          {t('item/now-pick-the-place')}
          <KeyboardHint>{t('item/space-puts-it-down')}</KeyboardHint>
        </Fragment>,
      ]}
      hintNow={held === null ? 0 : 1}
      message={message}
    >
      <OrderRail
        first={interaction.first}
        last={interaction.last}
        isShort={isShort}
        toNumber={response.options.length > 0 ? 0 : shown.length}
      >
        <ol
          ref={list}
          aria-label={t('item/from-first-to-last', { first: interaction.first, last: interaction.last })}
          onBlur={ordering.letGo}
          className="relative grid gap-2"
        >
          {shown.map((option, index) => (
            <OrderCard
              key={option}
              controlId={optionControl(id, option)}
              option={interaction.options.find((each) => each.id === option)}
              place={index}
              count={shown.length}
              isStarted={response.options.length > 0}
              isHeld={held?.card === option}
              isPlace={held !== null && held.card !== option}
              isReachable={option === active}
              isShort={isShort}
              isLocked={isLocked}
              shift={shifts.get(option)}
              isDragged={drag?.id === option}
              onPress={() => ordering.press(option)}
              onKey={(key) => ordering.takeKey(option, key)}
              onMove={(to) => ordering.move(option, to)}
              onFocus={() => ordering.reach(option)}
              onDragStart={(event) => {
                if (!isLocked) ordering.begin(option, event)
              }}
            />
          ))}
        </ol>
      </OrderRail>
      {response.options.length === 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <span className="text-ink-soft">{t('item/in-the-right-order-already')}</span>
          <Button variant="outline" disabled={isLocked} onClick={ordering.keep}>
            {t('item/keep')}
          </Button>
        </p>
      )}
    </AnswerGroup>
  )
}

/** The displayed order: the given order until something was moved. */
const shownOrder = (options: readonly { id: string }[], response: ResponseOf<'order'>): readonly string[] =>
  response.options.length === options.length ? response.options : options.map((option) => option.id)
