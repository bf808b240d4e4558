import type { InteractionOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { numeral } from '../../figures/numeral.ts'
import { listed, signsSaid, spokenNumber } from '../drawing/spoken-number.ts'
import { type LineDraft, placesOf } from './line-draft.ts'

type Line = InteractionOf<'number-line'>

export function markName(line: Line, draft: LineDraft, index: number): string {
  switch (line.draws) {
    case 'points':
      return line.count === 1
        ? t('item/point')
        : t('item/point-place-of-count', { place: index + 1, count: line.count })
    case 'ray':
      return t('item/endpoint-of-the-ray')
    case 'interval':
      return draft.ats.length < 2 ? t('item/first-end-of-the-interval') : endNames()[index === 0 ? 0 : 1]
  }
}
export const endNames = () => [t('item/left-end'), t('item/right-end')] as const

const circle = (isClosed: boolean | null | undefined): string =>
  isClosed == null
    ? t('item/circle-not-chosen-yet')
    : isClosed
      ? t('item/filled-circle-inside')
      : t('item/open-circle-inside')

const arrow = (towards: LineDraft['towards']): string =>
  towards === null
    ? t('item/arrow-not-chosen-yet')
    : towards === 'left'
      ? t('item/arrow-to-the-left')
      : t('item/arrow-to-the-right')

/** A mark for screen readers: “negative 2, open circle, arrow to the right”. */
export function spokenMark(line: Line, { ats, closed, towards }: LineDraft, index: number): string {
  const at = spokenNumber(ats[index] ?? 0)
  if (line.draws === 'points') return at
  if (line.draws === 'ray') return `${at}, ${circle(closed[0])}, ${arrow(towards)}`
  return ats.length < 2 ? at : `${at}, ${circle(closed[index])}`
}

/** The whole drawing as text. */
export function formatDraft(line: Line, { ats, closed, towards }: LineDraft): string {
  const [from, to] = ats.map(numeral)
  if (from === undefined) return t('item/nothing-drawn')
  switch (line.draws) {
    case 'points':
      return t('item/points-at-places', {
        count: ats.length,
        places: listed(ats.toSorted((a, b) => a - b).map(numeral)),
      })
    case 'ray':
      return t('item/circle-at-place-arrow', {
        circle: circle(closed[0]),
        place: from,
        arrow: arrow(towards),
      })
    case 'interval':
      return to === undefined
        ? t('item/one-end-at-place', { place: from })
        : t('item/from-circle-to-other-circle', {
            from,
            circle: circle(closed[0]),
            to,
            otherCircle: circle(closed[1]),
          })
  }
}

/** The same for screen readers. */
export const spokenDraft = (line: Line, draft: LineDraft): string => signsSaid(formatDraft(line, draft))

/** How to draw. The text stays the same, so that the line does not move under the pointer. */
export function formatInstructions(line: Line): string {
  const move = t('item/click-or-tap')
  switch (line.draws) {
    case 'points':
      return line.count === 1
        ? t('item/click-or-tap-the-line')
        : `${t('item/click-or-tap-the-line-to-place', { count: line.count })} ${move}`
    case 'ray':
      return t('item/click-or-tap-the-line-to-place-the-endpoint')
    case 'interval':
      return `${t('item/click-or-tap-the-line-to-place-two')} ${move}`
  }
}

/** What to do next. */
export function nextStep(line: Line, { ats, closed, towards }: LineDraft, isPicked: boolean): string {
  if (isPicked) return t('item/now-choose-its-new-place')
  const left = placesOf(line) - ats.length
  const lacksCircle = Array.from({ length: placesOf(line) }, (_, index) => closed[index] ?? null).includes(
    null,
  )
  switch (line.draws) {
    case 'points':
      if (left > 0)
        return ats.length === 0 ? t('item/nothing-placed-yet') : t('item/left-more-to-place', { left })
      break
    case 'ray':
      if (left > 0) return t('item/place-the-endpoint')
      if (lacksCircle)
        return towards === null ? t('item/choose-the-circle-and-the-arrow') : t('item/choose-the-circle')
      if (towards === null) return t('item/choose-where-the-arrow-points')
      break
    case 'interval':
      if (left > 0) return left === 2 ? t('item/place-the-two-ends') : t('item/place-the-other-end')
      if (lacksCircle) return t('item/choose-a-circle-for-each-end')
  }
  return t('item/ready-to-check')
}

/** Describes the empty line for screen readers. */
export function formatLine({ from, to, step, snap }: Line): string {
  const line = { from: spokenNumber(from), to: spokenNumber(to), step: spokenNumber(step) }
  return snap === step
    ? t('item/number-line-from-to', line)
    : t('item/number-line', {
        from: line.from,
        to: line.to,
        step: line.step,
        snap: spokenNumber(snap),
      })
}
