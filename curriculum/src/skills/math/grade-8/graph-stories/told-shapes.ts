/** How a quantity changes over time: whether it goes up (1), down (−1) or stays (0) first and last, and how it bends. */
export interface Trend {
  first: number
  last: number
  bend: 'none' | 'steeper' | 'flatter'
}

const straight = (first: number, last = first): Trend => ({ first, last, bend: 'none' })
export const isSameTrend = (one: Trend, other: Trend): boolean =>
  one.first === other.first && one.last === other.last && one.bend === other.bend

const falls =
  /burns|uses|comes down|walks home|then used|drain|falls|finish line|cools|leaks|se quema|gasta|que baja y|camina a casa|luego se usa|desagüe|cae|meta|se enfría|se escapa/
const staysFirst =
  /waits|scores nothing|turned off at first|after a while|espera|no anota|apagado|después de un rato/
const staysLast = /turned off$|stops at|stays|se cierra|se detiene|se queda/
const turnsBack = /right back|enseguida/

/** The trend of a quantity, from the words that tell what happens to it. */
export function trendTold(text: string): Trend {
  if (turnsBack.test(text)) return straight(1, -1)
  const way = falls.test(text) ? -1 : 1
  if (/faster and faster|cada vez más rápido/.test(text)) return { ...straight(way), bend: 'steeper' }
  if (/slower and slower|cada vez más despacio/.test(text)) return { ...straight(way), bend: 'flatter' }
  if (staysFirst.test(text)) return straight(0, way)
  return staysLast.test(text) ? straight(way, 0) : straight(way)
}

/** The trend of one quantity of a story: of a rate, of what has been done, or of what is left. */
export function trendInStory(story: string, quantity: string): Trend {
  const ofRate = /slows down|frena/.test(story) ? -1 : /speed increases|velocidad aumenta/.test(story) ? 1 : 0
  if (/speed|each (?:minute|hour|week)|velocidad|cada (?:minuto|hora|semana)/.test(quantity))
    return straight(ofRate)
  const isLeft =
    /from school|still|how tall|are left|from the sign|from the end|a la escuela|todavía|qué tan alta|falta|a la señal|al final/i.test(
      quantity,
    )
  const bend = ofRate === 0 ? 'none' : ofRate > 0 ? 'steeper' : 'flatter'
  return { ...straight(isLeft ? -1 : 1), bend }
}

/** The trend that a drawn graph shows. */
export function trendShown(points: readonly (readonly [x: number, y: number])[], isSmooth: boolean): Trend {
  const slopes = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0]
    return (y - fromY) / (x - fromX)
  })
  const [first = 0, last = first] = [slopes[0], slopes.at(-1)]
  const bend = !isSmooth ? 'none' : Math.abs(last) > Math.abs(first) ? 'steeper' : 'flatter'
  return { first: Math.sign(first), last: Math.sign(last), bend }
}
