import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'

export type BodyFigure = FigureOf<'body-system'>
export type Organ = BodyFigure['organs'][number]['id']

/** The size of the drawing in its own units. */
export const bodySize = { width: 200, height: 250 }

const spots = (...pairs: [number, number][]): Position[] => pairs.map(([x, y]) => ({ x, y }))

/** More points of an organ, beyond its anchors, that leader lines to other organs must avoid. */
export const bodyBulk: Partial<Record<Organ, readonly Position[]>> = {
  heart: spots([100, 113], [99, 121], [106, 128], [115, 132], [117, 114]),
}

/**
 * Points on each organ that no other organ covers, seen from the front: the person's left is on the reader's right.
 * Arrows begin and end at the first.
 */
export const bodyAnchors: Record<Organ, readonly Position[]> = {
  brain: spots([112, 28], [88, 28]),
  'spinal-cord': spots([100, 70], [100, 60]),
  nerves: spots([158, 132], [42, 132], [150, 106]),
  mouth: spots([100, 53]),
  trachea: spots([98, 76], [98, 84]),
  lungs: spots([76, 118], [126, 122], [82, 104], [122, 104]),
  diaphragm: spots([66, 141], [134, 141]),
  heart: spots([107, 117], [115, 122]),
  'blood-vessels': spots([44, 128], [156, 128], [106, 190]),
  esophagus: spots([104, 66], [104, 60]),
  liver: spots([76, 154], [86, 150]),
  stomach: spots([126, 154], [124, 146]),
  pancreas: spots([94, 175], [98, 176]),
  'small-intestine': spots([100, 213], [94, 204], [106, 204]),
  'large-intestine': spots([70, 213], [130, 213], [70, 201], [130, 201]),
  kidneys: spots([77, 179], [124, 179]),
  bladder: spots([92, 238]),
  muscle: spots([160, 132], [162, 148]),
  bone: spots([39, 134], [38, 150]),
  skin: spots([172.5, 150], [27.5, 150], [167, 112], [33, 112], [142, 194]),
}
