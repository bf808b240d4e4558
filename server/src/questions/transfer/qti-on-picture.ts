import type { AnswerOf } from '@skills-center/contract/questions/authored'
import {
  data,
  declare,
  holdsOption,
  imageXml,
  isCorrect,
  type ItemImage,
  packed,
  type Parts,
} from './qti-pieces.ts'
import { NotExpressible } from './qti-expression.ts'
import type { Words } from './qti-words.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** Places on a picture: across and down, in percent. */
export interface PictureParts {
  readonly image: ItemImage
  readonly rows: readonly (readonly string[])[]
}

/** A circle around a place, in pixels. Its size follows the picture's, and is large enough for a thumb. */
function circle({ image: { width, height } }: PictureParts, row: readonly string[]): string {
  const [across = Number.NaN, down = Number.NaN] = [row[1], row[2]].map((percent) =>
    percent === undefined || percent.trim() === '' ? Number.NaN : Number(percent),
  )
  if (Number.isNaN(across) || Number.isNaN(down))
    throw new NotExpressible(formatMessage(say('lost.places-worked-out')))
  const [wide, high] = [Number(width), Number(height)]
  const round = Math.max(8, Math.round(Math.min(wide, high) * 0.05))
  return `shape="circle" coords="${Math.round((across / 100) * wide)},${Math.round((down / 100) * high)},${round}"`
}

export function labelParts(answer: AnswerOf<'label'>, picture: PictureParts, words: Words): Parts {
  const named = picture.rows.flatMap((row, index) => {
    const text = answer.labels[index] ?? ''
    return text.trim() === '' ? [] : [{ row, at: index, text }]
  })
  const texts = [
    ...new Set([...named.map(({ text }) => text), ...answer.others.filter((text) => text.trim() !== '')]),
  ]
  const gap = (text: string) => `name-${texts.indexOf(text) + 1}`
  const max = (text: string) => Math.max(1, named.filter((its) => its.text === text).length)
  return {
    declarations: declare(
      'multiple',
      'directedPair',
      named.map(({ text, at }) => `${gap(text)} place-${at + 1}`),
    ),
    body: `<qti-graphic-gap-match-interaction response-identifier="RESPONSE" max-associations="${named.length}"${data({ places: packed(picture.rows) })}>${imageXml(picture.image)}${texts
      .map(
        (text) =>
          `<qti-gap-text identifier="${gap(text)}" match-max="${max(text)}">${words.line(text)}</qti-gap-text>`,
      )
      .join('')}${named
      .map(
        ({ row, at }) =>
          `<qti-associable-hotspot identifier="place-${at + 1}" ${circle(picture, row)} match-max="1"/>`,
      )
      .join('')}</qti-graphic-gap-match-interaction>`,
    feedback: [{ id: 'misplaced', text: answer.feedback }],
    right: [isCorrect()],
    slips: [],
    otherwise: 'misplaced',
  }
}

export function hotSpotParts(answer: AnswerOf<'hot-spot'>, picture: PictureParts): Parts {
  const id = (at: number) => `spot-${at + 1}`
  const spots = picture.rows.map((row, index) => ({ row, id: id(index), its: answer.spots[index] }))
  const right = spots.filter(({ its }) => its?.isRight === true)
  return {
    declarations: declare(
      'multiple',
      'identifier',
      right.map((spot) => spot.id),
    ),
    body: `<qti-hotspot-interaction response-identifier="RESPONSE" max-choices="${right.length}"${data({ places: packed(picture.rows) })}>${imageXml(picture.image)}${spots
      .map((spot) => `<qti-hotspot-choice identifier="${spot.id}" ${circle(picture, spot.row)}/>`)
      .join('')}</qti-hotspot-interaction>`,
    feedback: spots.map((spot) => ({ id: spot.id, text: spot.its?.feedback ?? '' })),
    right: [isCorrect()],
    slips: spots
      .filter(({ its }) => its?.isRight !== true)
      .map((spot) => ({ id: spot.id, when: holdsOption(spot.id) })),
  }
}
