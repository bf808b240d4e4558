import { useCallback, useRef, useState } from 'react'
import { t } from '../../../language/messages.ts'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { Listbox } from '../listbox.tsx'
import { optionControl } from '../option-keys.ts'
import type { InteractionProps } from '../parts.ts'
import { countPlaced, isSamePlaced } from '../placed.ts'
import { RichTextLine } from '../../rich-text.tsx'
import { spoken } from '../spoken.ts'
import { useDrag } from '../use-drag.ts'
import { useOutsidePress } from '../use-outside-press.ts'
import { ClosedMatch } from './closed-match.tsx'
import { Lines } from './lines.tsx'
import { boardOf, Dot, places, sourceColumn, targetCard, targetColumn } from './match-board.tsx'
import { SourceButton } from './source-button.tsx'

export function MatchView(props: InteractionProps<'match'>) {
  const { interaction, response, mark, rightResponse } = props
  const isClosed = mark === 'right' || rightResponse !== null
  if (!isClosed) return <OpenMatch {...props} />
  return (
    <AnswerGroup {...props} isClosed isRepeated={false} hints={[]} message="">
      <ClosedMatch
        interaction={interaction}
        placed={response.placed}
        right={rightResponse?.placed ?? response.placed}
      />
    </AnswerGroup>
  )
}

const listOf = (id: string) => `${id}-targets`

/** The current selection on either side, and the pairs. */
function useMatching({ interaction, response, id, isLocked, onChange }: InteractionProps<'match'>) {
  const { sources, targets } = interaction
  const [message, setMessage] = useState('')
  /** The source whose target is being chosen, and the top of its list if it opens under the source. */
  const [asking, setAsking] = useState<{ source: string; top: number } | null>(null)
  /** The target that was picked first; the next source takes it. */
  const [held, setHeld] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const stop = useCallback(() => {
    setAsking(null)
    setHeld(null)
  }, [])
  useOutsidePress(root, asking !== null || held !== null, stop)
  const { drag, begin } = useDrag(({ id: source, x, y }) => {
    const element = document.elementFromPoint(x, y)?.closest('[role=option]')
    const target = targets.find((each) => element?.id === optionControl(listOf(id), each.id))
    if (target !== undefined) pair(source, target.id)
  })

  function pair(source: string, target: string) {
    stop()
    const placed = { ...response.placed, [source]: target }
    onChange({ kind: 'match', placed })
    const done = countPlaced(
      placed,
      sources.map((each) => each.id),
    )
    setMessage(t('item/done-of-count-matched', { done, count: sources.length }))
  }

  const focusSource = (source: string) =>
    document.getElementById(optionControl(id, source))?.focus({ preventScroll: true })

  return {
    root,
    message,
    asking,
    held,
    drag,
    begin,
    pressSource(source: string, bottom: number) {
      if (held !== null) pair(source, held)
      else setAsking(asking?.source === source ? null : { source, top: bottom + 4 })
    },
    pick(target: string) {
      if (isLocked) return
      if (asking === null) {
        setHeld(held === target ? null : target)
        return
      }
      focusSource(asking.source)
      pair(asking.source, target)
    },
    close() {
      if (asking !== null) focusSource(asking.source)
      stop()
    },
  }
}

function OpenMatch(props: InteractionProps<'match'>) {
  const { interaction, response, id, isLocked, mark, missed } = props
  const { sources } = interaction
  const matching = useMatching(props)
  const { asking, held } = matching
  const ids = sources.map((source) => source.id)
  return (
    <AnswerGroup
      {...props}
      isClosed={false}
      isRepeated={missed.some((earlier) => isSamePlaced(earlier.placed, response.placed, ids))}
      hints={[
        <MatchHint key="free" text={t('item/pick-one-on-the-left')} />,
        <MatchHint key="asking" text={t('item/now-pick-what-belongs')} />,
        <MatchHint key="held" text={t('item/now-pick-one')} />,
      ]}
      hintNow={asking !== null ? 1 : held !== null ? 2 : 0}
      message={matching.message}
    >
      <div ref={matching.root} className={boardOf(interaction)}>
        <ul className={sourceColumn}>
          {sources.map((source) => (
            <SourceButton
              key={source.id}
              id={optionControl(id, source.id)}
              listId={listOf(id)}
              source={source}
              target={interaction.targets.find((target) => target.id === response.placed[source.id])}
              isAsking={asking?.source === source.id}
              isLacking={mark === 'refused'}
              isLocked={isLocked}
              onPress={(bottom) => matching.pressSource(source.id, bottom)}
              onDragStart={(event) => matching.begin(source.id, event)}
            />
          ))}
        </ul>
        <MatchLines {...props} matching={matching} />
        <Targets {...props} matching={matching} />
      </div>
    </AnswerGroup>
  )
}

type MatchingProps = InteractionProps<'match'> & { matching: ReturnType<typeof useMatching> }

/** A line for each pair, and one that follows the pointer. */
function MatchLines({
  interaction: { sources, targets },
  response,
  matching: { asking, drag },
}: MatchingProps) {
  return (
    <Lines
      pairs={sources.flatMap((source, index) => {
        const to = targets.findIndex((target) => target.id === response.placed[source.id])
        if (to < 0) return []
        const look = asking?.source === source.id ? ('asking' as const) : ('given' as const)
        return [{ from: places(index, sources.length), to: places(to, targets.length), look }]
      })}
      pull={
        drag === null
          ? null
          : {
              from: places(
                sources.findIndex((source) => source.id === drag.id),
                sources.length,
              ),
              x: drag.x,
              y: drag.y,
            }
      }
    />
  )
}

/** The targets; on a narrow screen, a list that opens when a source is pressed. */
function Targets({
  interaction: { sources, targets },
  response,
  id,
  matching: { asking, held, pick, close },
}: MatchingProps) {
  const asker = sources.find((source) => source.id === asking?.source)
  return (
    <div
      className={`${targetColumn} ${asking === null ? 'max-sm:hidden' : ''}`}
      style={{ top: asking?.top ?? 0 }}
    >
      <Listbox
        id={listOf(id)}
        label={
          asker === undefined ? t('item/choices') : t('item/choices-for-name', { name: spoken(asker.text) })
        }
        options={targets}
        chosen={asker && response.placed[asker.id]}
        askedBy={asking?.source ?? null}
        onPick={pick}
        onClose={close}
        className="grid h-full sm:auto-rows-fr"
        optionClassName={() => 'group/target flex cursor-pointer items-center outline-none sm:py-1'}
      >
        {(target) => (
          <span className={targetCard(held === target.id ? 'held' : asking !== null ? 'asked' : 'open')}>
            <Dot side="left" isUsed={sources.some((source) => response.placed[source.id] === target.id)} />
            <span className="min-w-0">
              <RichTextLine text={target.text} />
            </span>
          </span>
        )}
      </Listbox>
    </div>
  )
}

/** “Left” and “right” apply only to the two-column layout. */
function MatchHint({ text }: { text: string }) {
  return (
    <>
      <span className="sm:hidden">{t('item/choose-what-belongs')}</span>
      <span className="max-sm:hidden">{text}</span>
      <KeyboardHint>{t('item/enter-goes-to-the-choices')}</KeyboardHint>
    </>
  )
}
