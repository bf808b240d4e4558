import type { InteractionOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { numeral } from '../../figures/numeral.ts'
import { listed, signsSaid, spokenNumber } from '../drawing/number-words.ts'
import { type LineDraft, placesOf } from './line-draft.ts'

type Line = InteractionOf<'number-line'>

export function markName(line: Line, draft: LineDraft, index: number): string {
  switch (line.draws) {
    case 'points':
      return line.count === 1
        ? t('Point')
        : t('Point {place} of {count}', { place: index + 1, count: line.count })
    case 'ray':
      return t('Endpoint of the ray')
    case 'interval':
      return draft.ats.length < 2 ? t('First end of the interval') : endNames()[index === 0 ? 0 : 1]
  }
}
export const endNames = () => [t('Left end'), t('Right end')] as const

const circle = (isClosed: boolean | null | undefined): string =>
  isClosed == null ? t('circle not chosen yet') : isClosed ? t('filled circle') : t('open circle')

const arrow = (towards: LineDraft['towards']): string =>
  towards === null
    ? t('arrow not chosen yet')
    : towards === 'left'
      ? t('arrow to the left')
      : t('arrow to the right')

/** A mark for the ear: “negative 2, open circle, arrow to the right”. */
export function spokenMark(line: Line, { ats, closed, towards }: LineDraft, index: number): string {
  const at = spokenNumber(ats[index] ?? 0)
  if (line.draws === 'points') return at
  if (line.draws === 'ray') return `${at}, ${circle(closed[0])}, ${arrow(towards)}`
  return ats.length < 2 ? at : `${at}, ${circle(closed[index])}`
}

/** The whole drawing in words, to be read. */
export function inWords(line: Line, { ats, closed, towards }: LineDraft): string {
  const [from, to] = ats.map(numeral)
  if (from === undefined) return t('nothing drawn')
  switch (line.draws) {
    case 'points':
      return t('{count, plural, one {a point} other {points}} at {places}', {
        count: ats.length,
        places: listed(ats.toSorted((a, b) => a - b).map(numeral)),
      })
    case 'ray':
      return t('{circle} at {place}, {arrow}', {
        circle: circle(closed[0]),
        place: from,
        arrow: arrow(towards),
      })
    case 'interval':
      return to === undefined
        ? t('one end at {place}', { place: from })
        : t('from {from} ({circle}) to {to} ({otherCircle})', {
            from,
            circle: circle(closed[0]),
            to,
            otherCircle: circle(closed[1]),
          })
  }
}

/** The same for the ear. */
export const spokenDraft = (line: Line, draft: LineDraft): string => signsSaid(inWords(line, draft))

/** How to draw. It stays the same, so that the line does not move under the hand. */
export function howTo(line: Line): string {
  const move = t('To move one, click or tap it and then its new place.')
  switch (line.draws) {
    case 'points':
      return line.count === 1
        ? t('Click or tap the line to place a point.')
        : `${t('Click or tap the line to place {count} points.', { count: line.count })} ${move}`
    case 'ray':
      return t('Click or tap the line to place the endpoint. Then choose its circle and the arrow.')
    case 'interval':
      return `${t('Click or tap the line to place two ends. Then choose their circles.')} ${move}`
  }
}

/** What is to be done next. */
export function nextStep(line: Line, { ats, closed, towards }: LineDraft, isPicked: boolean): string {
  if (isPicked) return t('Now choose its new place.')
  const left = placesOf(line) - ats.length
  const lacksCircle = Array.from({ length: placesOf(line) }, (_, index) => closed[index] ?? null).includes(
    null,
  )
  switch (line.draws) {
    case 'points':
      if (left > 0) return ats.length === 0 ? t('Nothing placed yet.') : t('{left} more to place.', { left })
      break
    case 'ray':
      if (left > 0) return t('Place the endpoint.')
      if (lacksCircle)
        return towards === null ? t('Choose the circle and the arrow.') : t('Choose the circle.')
      if (towards === null) return t('Choose where the arrow points.')
      break
    case 'interval':
      if (left > 0) return left === 2 ? t('Place the two ends.') : t('Place the other end.')
      if (lacksCircle) return t('Choose a circle for each end.')
  }
  return t('Ready to check.')
}

/** The empty line, for those who do not see it. */
export function lineInWords({ from, to, step, snap }: Line): string {
  const line = { from: spokenNumber(from), to: spokenNumber(to), step: spokenNumber(step) }
  return snap === step
    ? t('Number line from {from} to {to}, ticks every {step}', line)
    : t('Number line from {from} to {to}, ticks every {step}, places every {snap}', {
        from: line.from,
        to: line.to,
        step: line.step,
        snap: spokenNumber(snap),
      })
}
