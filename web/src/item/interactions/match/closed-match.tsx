import type { InteractionOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { RichTextLine } from '../../rich-text.tsx'
import type { ListOption } from '../listbox.tsx'
import type { Placed } from '../placed.ts'
import { VerdictSign } from '../verdict-sign.tsx'
import { Lines, type Line } from './lines.tsx'
import { boardOf, card, Dot, places, sourceColumn } from './match-board.tsx'

/** A closed question: solid lines show the right matches, dashed lines the wrong ones. */
export function ClosedMatch({
  interaction,
  placed,
  right,
}: {
  interaction: InteractionOf<'match'>
  placed: Placed
  right: Placed
}) {
  const { sources, targets } = interaction
  const lines = sources.flatMap(({ id }, index): Line[] => {
    const from = places(index, sources.length)
    const to = (target: string | undefined) =>
      places(
        targets.findIndex((each) => each.id === target),
        targets.length,
      )
    const belongs: Line = { from, to: to(right[id]), look: 'right' }
    return placed[id] === right[id] ? [belongs] : [{ from, to: to(placed[id]), look: 'wrong' }, belongs]
  })
  const isAllRight = sources.every(({ id }) => placed[id] === right[id])
  const used = new Set(Object.values(right))
  return (
    <>
      <div className={boardOf(interaction)}>
        <ul className={sourceColumn}>
          {sources.map((source) => (
            <li key={source.id} className="flex items-center sm:py-1">
              <ClosedSource
                source={source}
                targets={targets}
                given={placed[source.id]}
                right={right[source.id]}
              />
            </li>
          ))}
        </ul>
        <Lines pairs={lines} />
        {/* Each source names its match. */}
        <ul aria-hidden className="hidden sm:grid sm:auto-rows-fr">
          {targets.map((target) => (
            <li key={target.id} className="flex items-center py-1">
              <span
                className={`${card} ${used.has(target.id) ? 'border-line-strong' : 'border-line text-ink-soft'}`}
              >
                <Dot side="left" isUsed={used.has(target.id)} />
                <span className="min-w-0">
                  <RichTextLine text={target.text} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {!isAllRight && (
        <p aria-hidden className="mt-4 hidden flex-wrap gap-x-6 gap-y-1 text-base text-ink-soft sm:flex">
          <LegendLine look="right" says={t('ui/right-answer')} />
          <LegendLine look="wrong" says={t('item/answer-where-it-was-not-right')} />
        </p>
      )}
    </>
  )
}

function ClosedSource({
  source,
  targets,
  given,
  right,
}: {
  source: ListOption
  targets: readonly ListOption[]
  given: string | undefined
  right: string | undefined
}) {
  const isRight = given === right
  const textOf = (id: string | undefined) => targets.find((target) => target.id === id)?.text ?? []
  return (
    <div
      className={`${card} flex-wrap gap-x-2.5 ${isRight ? 'border-correct bg-correct-soft' : 'border-dashed border-incorrect bg-incorrect-soft'}`}
    >
      <span className="flex w-full min-w-0 items-center gap-2.5 max-sm:font-semibold">
        <span aria-hidden className="max-sm:hidden">
          <VerdictSign isRight={isRight} says="" />
        </span>
        <span className="min-w-0">
          <RichTextLine text={source.text} />
        </span>
      </span>
      <span className="mt-1.5 grid w-full gap-1.5 border-t border-line pt-1.5 sm:sr-only">
        {!isRight && (
          <span className="flex items-center gap-2">
            <VerdictSign isRight={false} says={`${t('item/answer-not-right')} `} />
            <s className="min-w-0 decoration-2">
              <RichTextLine text={textOf(given)} />
            </s>
          </span>
        )}
        <span className="flex items-center gap-2">
          <VerdictSign isRight says={`${isRight ? t('item/answer-right') : t('item/right-answer-lead')} `} />
          <span className="min-w-0">
            <RichTextLine text={textOf(right)} />
          </span>
        </span>
      </span>
      <Dot side="right" isUsed />
    </div>
  )
}

function LegendLine({ look, says }: { look: 'right' | 'wrong'; says: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg width={36} height={6} className={look === 'right' ? 'stroke-correct' : 'stroke-incorrect'}>
        <line x2={36} y1={3} y2={3} strokeWidth={3} strokeDasharray={look === 'wrong' ? '7 6' : undefined} />
      </svg>
      {says}
    </span>
  )
}
