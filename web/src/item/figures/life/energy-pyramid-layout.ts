import type { FigureOf } from '@skills-center/contract/figure'
import { textWidth } from '../scale.ts'
import { setLines } from './set-lines.ts'
import { labelSize, tickSize } from '../svg.tsx'

type Pyramid = FigureOf<'energy-pyramid'>
type Level = Pyramid['levels'][number]

export interface PyramidLine {
  text: string
  look: 'name' | 'note' | 'amount'
  height: number
}

export interface PlacedLevel {
  level: Level
  upper: number
  lower: number
  lines: PyramidLine[]
  /** The left edge of the text. */
  textX: number
}

export interface PyramidLayout {
  width: number
  height: number
  base: number
  levels: PlacedLevel[]
  /** Half the width of the pyramid at a height. */
  half: (y: number) => number
}

const leader = 30
const strong = 1.06

/** The level's name, organisms, and amount, wrapped to `room`. */
function linesOf(level: Level, room: number): PyramidLine[] {
  const set = (text: string | undefined, look: PyramidLine['look'], size: number): PyramidLine[] => {
    if (text === undefined || text === '') return []
    if (text === '?') return [{ text, look, height: 31 }]
    return setLines(text, room, size).map((line) => ({ text: line, look, height: 19 }))
  }
  return [
    ...set(level.label, 'name', labelSize * strong),
    ...set(level.note, 'note', tickSize),
    ...set(level.amount, 'amount', labelSize),
  ]
}

const tallOf = (lines: readonly PyramidLine[]) => lines.reduce((sum, line) => sum + line.height, 0)
const widthOf = (lines: readonly PyramidLine[]) =>
  Math.max(
    0,
    ...lines.map((line) => textWidth(line.text, line.look === 'note' ? tickSize : labelSize * strong)),
  )

/**
 * Steps narrow evenly, because the amounts of a food chain fall too steeply to draw to scale. Text is in one column
 * beside the pyramid if there is room; on a narrow screen it follows the slope.
 */
export function pyramidLayout(figure: Pyramid, room: number): PyramidLayout {
  const natural = Math.max(...figure.levels.map((level) => widthOf(linesOf(level, 230))))
  if (room >= 230 + leader + natural) return laidOut(figure, 250, leader, natural + 2, false)
  const fewest = figure.levels.map((level) => linesOf(level, 400).length)
  for (let base = room * 0.66; base > room * 0.34; base -= 6) {
    const layout = laidOut(figure, base, 14, room - base - 14, true)
    const fits = layout.levels.every(({ lines, textX }, index) => {
      const isWhole = lines.length === fewest[index]
      return isWhole && textX + widthOf(lines) <= room
    })
    if (fits) return layout
  }
  return laidOut(figure, room * 0.42, 14, room * 0.58 - 14, true)
}

function laidOut(
  figure: Pyramid,
  base: number,
  gap: number,
  textRoom: number,
  followsSlope: boolean,
): PyramidLayout {
  const count = figure.levels.length
  const top = base * 0.16
  const shareOf = (index: number) => (top + ((base - top) * (count - index)) / count) / base
  const texts = figure.levels.map((level, index) => {
    const edge = followsSlope ? base / 2 + (base / 2) * shareOf(index) : base
    return { edge, lines: linesOf(level, textRoom + base - edge) }
  })
  const tall = Math.max(56, ...texts.map(({ lines }) => tallOf(lines) + 12))
  const half = (y: number) => top / 2 + ((base - top) / 2) * ((y - 1) / (tall * count))
  return {
    width: base + gap + textRoom,
    height: tall * count + 2,
    base,
    half,
    levels: figure.levels.map((level, index) => ({
      level,
      upper: 1 + (count - 1 - index) * tall,
      lower: 1 + (count - index) * tall,
      lines: texts[index]?.lines ?? [],
      textX: (texts[index]?.edge ?? base) + gap,
    })),
  }
}
