import { tex } from '@skills-center/messages/values'
import { numbersIn } from '../../form/numbers-in.ts'
import { facesOf, type Front, frontShown, frontVolume, partVolumes } from '../../solids/fronts.ts'
import { say } from './messages.gen.ts'

export const cross = String.raw` \times `
export const areClear = (front: Front): boolean => {
  const [one, other] = partVolumes(front)
  return one <= 500 && other >= 8 && one !== other && front.low !== front.height - front.low
}

/** The front from the figure, with the depth from the stem. */
export function shownFront(figure: { kind: string } | null | undefined, stem: string): Front {
  if (figure?.kind !== 'polygon' || !('shapes' in figure)) throw new TypeError('expects a front')
  // These polygons have one shape with labeled sides.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const [shape] = figure.shapes as { sides?: string[] }[]
  return { ...frontShown(shape?.sides ?? []), depth: numbersIn(stem)[0]?.value ?? 0, unit: 'foot' }
}

export const frontWork = (front: Front) => {
  const [one, other] = facesOf(front)
  const [first, second] = partVolumes(front)
  const { depth, width, side, shape } = front
  return [
    ...(shape === 'step' && !front.isRestTold
      ? [say('rest', { equation: tex(`${width} − ${side} = ${width - side}`) })]
      : []),
    say(`first.${shape}`, { equation: tex([one.width, depth, one.height].join(cross) + ` = ${first}`) }),
    say(`second.${shape}`, {
      equation: tex([other.width, depth, other.height].join(cross) + ` = ${second}`),
    }),
    say(shape === 'step' ? 'add' : 'subtract', {
      equation: tex(`${first} ${shape === 'step' ? '+' : '−'} ${second} = ${frontVolume(front)}`),
    }),
  ]
}
