import {
  type AnswerOf,
  type AuthoredAnswer,
  AuthoredAnswer as AnswerSchema,
} from '@skills-center/contract/questions/authored'
import { z } from 'zod'
import { type Context, feedbackTo, namedIn, rightOf } from './qti-context.ts'
import { readPlaces } from './qti-figure.ts'
import { unpacked } from './qti-pieces.ts'
import { markupOf } from './rich-xml.ts'
import { findFirst, type XmlElement, XmlError } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** The answer, with the places on its picture. */
export interface OnPicture<Kind extends 'label' | 'hot-spot'> {
  readonly answer: AnswerOf<Kind>
  readonly places: readonly (readonly string[])[]
}

/** The center of a shape, in percent of the picture. */
function placeOf(spot: XmlElement, picture: XmlElement | undefined): string[] {
  const { width, height } = picture?.attributes ?? {}
  const numbers = (spot.attributes['coords'] ?? '').split(',').map(Number)
  const shape = spot.attributes['shape']
  const points =
    shape === 'circle' || shape === 'ellipse'
      ? [numbers.slice(0, 2)]
      : Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) =>
          numbers.slice(index * 2, index * 2 + 2),
        )
  const [x, y] = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  )
  const percent = (value: number | undefined, of: string | undefined): string => {
    const share = ((value ?? Number.NaN) / Number(of)) * 100
    if (!(share >= 0 && share <= 100)) throw new XmlError(formatMessage(say('qti.picture-without-size')))
    return String(Math.round(share * 10) / 10)
  }
  return ['', percent(x, width), percent(y, height)]
}

const pictureIn = (element: XmlElement) => findFirst(element, 'img') ?? findFirst(element, 'object')

export function readHotSpot(context: Context, element: XmlElement): OnPicture<'hot-spot'> {
  const right = rightOf(context, element)
  const spots = namedIn(element, 'qti-hotspot-choice')
  const own = readPlaces(element)
  return {
    answer: {
      kind: 'hot-spot',
      spots: spots.map(({ id }) => ({
        isRight: right.includes(id),
        feedback: context.feedback.get(id) ?? '',
      })),
    },
    places: own.length === spots.length ? own : spots.map(({ each }) => placeOf(each, pictureIn(element))),
  }
}

export function readLabel(context: Context, element: XmlElement): OnPicture<'label'> {
  if (findFirst(element, 'qti-gap-img') !== undefined)
    throw new XmlError(formatMessage(say('qti.picture-labels')))
  const texts = new Map(
    namedIn(element, 'qti-gap-text').map(({ id, each }) => [id, markupOf(each.children, context.texts)]),
  )
  const nameAt = new Map(
    rightOf(context, element).map((pair) => {
      const [name = '', place = ''] = pair.split(/\s+/)
      return [place, name]
    }),
  )
  const spots = namedIn(element, 'qti-associable-hotspot')
  const own = readPlaces(element)
  const ids = own.length > 0 ? own.map((_, index) => `place-${index + 1}`) : spots.map(({ id }) => id)
  const used = new Set(nameAt.values())
  return {
    answer: {
      kind: 'label',
      labels: ids.map((id) => texts.get(nameAt.get(id) ?? '') ?? ''),
      others: [...texts].flatMap(([id, text]) => (used.has(id) ? [] : [text])),
      feedback: context.feedback.get('misplaced') ?? '',
    },
    places: own.length > 0 ? own : spots.map(({ each }) => placeOf(each, pictureIn(element))),
  }
}

/** One of our drawings or plots; its attributes hold what QTI cannot express. */
export function readDrawn(context: Context, element: XmlElement): AuthoredAnswer {
  const attribute = (name: string) => element.attributes[`data-${name}`]
  const axis = (name: string): unknown => unpacked(z.json(), attribute(name))
  const text = (name: string) => attribute(name) ?? ''
  const wrong = (unpacked(z.array(z.string()), attribute('wrong')) ?? []).map((value, index) => ({
    value,
    feedback: feedbackTo(context, 'wrong', index),
  }))
  const kind = attribute('kind')
  const fields = { from: text('from'), to: text('to'), step: text('step'), every: text('every') }
  const read = AnswerSchema.safeParse(
    kind === 'number-line'
      ? { kind, ...fields, snap: text('snap'), marks: text('marks'), wrong }
      : kind === 'coordinate-plane'
        ? {
            kind,
            x: axis('x'),
            y: axis('y'),
            snap: text('snap'),
            draws: text('draws'),
            points: text('points'),
            given: text('given'),
            wrong,
          }
        : {
            kind,
            title: text('title'),
            shape: text('shape'),
            axis: axis('axis'),
            labels: axis('labels'),
            value: axis('value'),
            values: text('values'),
            within: text('within'),
            wrong,
          },
  )
  if (!read.success) throw new XmlError(formatMessage(say('qti.place-elsewhere')))
  return read.data
}
