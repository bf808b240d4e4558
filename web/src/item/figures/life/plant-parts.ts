import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'

export type PlantFigure = FigureOf<'plant'>
export type PlantView = PlantFigure['view']
export type PlantPart = PlantFigure['parts'][number]['id']
export type PlantArrow = PlantFigure['arrows'][number]
/** Where something that enters or leaves a plant comes from or goes. */
export type PlantEnd = PlantArrow['from']

/** The size of each drawing in its own units. */
export const plantSize: Record<PlantView, { width: number; height: number }> = {
  whole: { width: 200, height: 256 },
  flower: { width: 200, height: 206 },
}

const spots = (...pairs: [number, number][]): Position[] => pairs.map(([x, y]) => ({ x, y }))

/** Points on each part that nothing covers. Parts that a view lacks have none. */
export const plantAnchors: Record<PlantView, Partial<Record<PlantPart, readonly Position[]>>> = {
  whole: {
    roots: spots([100, 214], [74, 221], [127, 216]),
    stem: spots([100, 166], [100, 86]),
    leaf: spots([50, 125], [152, 103], [142, 147]),
    flower: spots([79, 33], [121, 33]),
    fruit: spots([63, 79]),
    soil: spots([28, 226], [172, 226], [28, 204]),
  },
  flower: {
    stem: spots([100, 194]),
    petal: spots([36, 72], [164, 72], [30, 48], [170, 48], [46, 100], [154, 100]),
    sepal: spots([73, 156], [127, 156]),
    stamen: spots([141.2, 96.7]),
    anther: spots([67, 74], [86, 95], [133, 74]),
    filament: spots([75.2, 120.2], [125, 121]),
    pollen: spots([63, 62], [137, 62], [71, 62]),
    pistil: spots([90.5, 92], [109.5, 92]),
    stigma: spots([100, 57]),
    style: spots([100, 82]),
    ovary: spots([84.5, 142], [115.5, 142]),
    ovule: spots([94, 148], [106, 148]),
  },
}

/** Where arrows from and to the air and the soil meet a whole plant. */
export const plantDoors: Record<Exclude<PlantEnd, 'outside'>, readonly Position[]> = {
  roots: spots([68, 231], [137, 230], [56, 221], [147, 217]),
  stem: spots([95, 170], [105, 170]),
  leaf: spots([36, 117], [166, 96], [158, 146], [46, 133], [150, 112], [156, 90], [62, 109]),
  flower: spots([80, 26], [120, 26]),
}
