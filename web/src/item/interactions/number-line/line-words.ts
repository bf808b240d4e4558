import type { InteractionOf } from '@skills-center/contract/interaction'
import { numeral } from '../../figures/numeral.ts'
import { listed, spokenNumber } from '../drawing/number-words.ts'
import { type LineDraft, placesOf } from './line-draft.ts'

type Line = InteractionOf<'number-line'>

export function markName(line: Line, draft: LineDraft, index: number): string {
  switch (line.draws) {
    case 'points':
      return line.count === 1 ? 'Point' : `Point ${index + 1} of ${line.count}`
    case 'ray':
      return 'Endpoint of the ray'
    case 'interval':
      return draft.ats.length < 2 ? 'First end of the interval' : endNames[index === 0 ? 0 : 1]
  }
}
export const endNames = ['Left end', 'Right end'] as const

const circle = (isClosed: boolean | null | undefined): string =>
  isClosed == null ? 'circle not chosen yet' : isClosed ? 'filled circle' : 'open circle'

/** A mark for the ear: “negative 2, open circle, arrow to the right”. */
export function spokenMark(line: Line, { ats, closed, towards }: LineDraft, index: number): string {
  const at = spokenNumber(ats[index] ?? 0)
  if (line.draws === 'points') return at
  if (line.draws === 'ray') {
    const arrow = towards === null ? 'arrow not chosen yet' : `arrow to the ${towards}`
    return `${at}, ${circle(closed[0])}, ${arrow}`
  }
  return ats.length < 2 ? at : `${at}, ${circle(closed[index])}`
}

/** The whole drawing in words, to be read. */
export function inWords(line: Line, { ats, closed, towards }: LineDraft): string {
  const [from, to] = ats.map(numeral)
  if (from === undefined) return 'nothing drawn'
  switch (line.draws) {
    case 'points':
      return `${ats.length === 1 ? 'a point' : 'points'} at ${listed(ats.toSorted((a, b) => a - b).map(numeral))}`
    case 'ray':
      return `${circle(closed[0])} at ${from}, arrow ${towards === null ? 'not chosen yet' : `to the ${towards}`}`
    case 'interval':
      return to === undefined
        ? `one end at ${from}`
        : `from ${from} (${circle(closed[0])}) to ${to} (${circle(closed[1])})`
  }
}

/** The same for the ear. */
export const spokenDraft = (line: Line, draft: LineDraft): string =>
  inWords(line, draft).replaceAll('\u2212', 'negative ')

/** How to draw. It stays the same, so that the line does not move under the hand. */
export function howTo(line: Line): string {
  const move = 'To move one, click or tap it and then its new place.'
  switch (line.draws) {
    case 'points':
      return line.count === 1
        ? 'Click or tap the line to place a point.'
        : `Click or tap the line to place ${line.count} points. ${move}`
    case 'ray':
      return 'Click or tap the line to place the endpoint. Then choose its circle and the arrow.'
    case 'interval':
      return `Click or tap the line to place two ends. Then choose their circles. ${move}`
  }
}

/** What is to be done next. */
export function nextStep(line: Line, { ats, closed, towards }: LineDraft, isPicked: boolean): string {
  if (isPicked) return 'Now choose its new place.'
  const left = placesOf(line) - ats.length
  const lacksCircle = Array.from({ length: placesOf(line) }, (_, index) => closed[index] ?? null).includes(
    null,
  )
  switch (line.draws) {
    case 'points':
      if (left > 0) return ats.length === 0 ? 'Nothing placed yet.' : `${left} more to place.`
      break
    case 'ray':
      if (left > 0) return 'Place the endpoint.'
      if (lacksCircle) return towards === null ? 'Choose the circle and the arrow.' : 'Choose the circle.'
      if (towards === null) return 'Choose where the arrow points.'
      break
    case 'interval':
      if (left > 0) return left === 2 ? 'Place the two ends.' : 'Place the other end.'
      if (lacksCircle) return 'Choose a circle for each end.'
  }
  return 'Ready to check.'
}

/** The empty line, for those who do not see it. */
export function lineInWords({ from, to, step, snap }: Line): string {
  const ends = `from ${spokenNumber(from)} to ${spokenNumber(to)}`
  const places = snap === step ? '' : `, places every ${spokenNumber(snap)}`
  return `Number line ${ends}, ticks every ${spokenNumber(step)}${places}`
}
