import type { FigureOf } from '@skills-center/contract/figure'
import { all, type Text } from '@skills-center/messages/values'
import type { Worded, Words } from '../../form/words.ts'
import type { Figure } from '../../item.ts'
import { say } from './messages.gen.ts'

/** A triangle ABC with a segment from B to D on AC: the angles at A, ABD, and DBC, in degrees. */
export interface Joined {
  a: number
  abd: number
  dbc: number
}
/** All angles of both triangles: at A, B, and D in ABD, then at D, C, and B in DBC. */
export const joinedAngles = ({ a, abd, dbc }: Joined) => {
  const bdc = a + abd
  return { a, abd, adb: 180 - bdc, bdc, c: 180 - bdc - dbc, dbc }
}
export type JoinedAngle = keyof ReturnType<typeof joinedAngles>
const order = ['a', 'abd', 'adb', 'bdc', 'c', 'dbc'] as const satisfies JoinedAngle[]

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180
const base = 12

/** The marked angles have labels, `?` for the unknown; `equal` marks DB and DC as equally long. */
export function joinedFigure(
  its: Joined,
  labels: Partial<Record<JoinedAngle, string>>,
  equal = false,
): Worded<FigureOf<'polygon'>> {
  const { a, abd, adb, c } = joinedAngles(its)
  const side = (base * Math.sin(inRadians(c))) / Math.sin(inRadians(a + c))
  const tip: [number, number] = [side * Math.cos(inRadians(a)), side * Math.sin(inRadians(a))]
  const foot: [number, number] = [(side * Math.sin(inRadians(abd))) / Math.sin(inRadians(adb)), 0]
  const of = (angle: JoinedAngle): string => labels[angle] ?? ''
  const told = order.flatMap((angle): Text[] => {
    const label: Words = of(angle) === '?' ? say('unknown') : of(angle)
    return of(angle) === '' ? [] : [say('angle', { name: say(`name.${angle}`), label })]
  })
  return {
    kind: 'polygon',
    layout: 'together',
    shapes: [
      {
        outline: { type: 'vertices', vertices: [[0, 0], foot, tip] },
        fill: 'soft',
        names: ['A', 'D', 'B'],
        angles: [of('a'), of('adb'), of('abd')],
      },
      {
        outline: { type: 'vertices', vertices: [foot, [base, 0], tip] },
        fill: 'soft',
        names: ['', 'C', ''],
        angles: [of('bdc'), of('c'), of('dbc')],
        ...(equal ? { ticks: [1, 0, 1] } : {}),
      },
    ],
    description: say(equal ? 'equal' : 'plain', { list: all(told) }),
  }
}

/** The label of each marked angle. */
export function joinedShown(figure: Figure | undefined): Partial<Record<JoinedAngle, string>> {
  if (figure?.kind !== 'polygon') throw new TypeError('expects two triangles')
  const [[a, adb, abd] = [], [bdc, c, dbc] = []] = figure.shapes.map(({ angles }) => angles ?? [])
  const labels = { a, abd, adb, bdc, c, dbc }
  return Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== ''))
}
