import { solved } from '../../form/solving.ts'
import type { Response, Shown } from '../../item.ts'
import { parseMixed } from '../../signed/quarters.ts'

/** Signed numbers in order; a 0 that only marks sea level or the ground is skipped. */
const valuesIn = (stem: string): number[] =>
  [...stem.matchAll(/⟦([^⟧]+)⟧|(−?)\$?(\d[\d,]*(?:\.\d+)?)/g)]
    .map(([, source, minus, digits = '']) =>
      source === undefined
        ? (minus === '' ? 1 : -1) * Number(digits.replaceAll(',', ''))
        : parseMixed(source),
    )
    .filter((value) => value !== 0)

const goesUp = /rises|risen|rose|warm|feet up|deposit|wins|won |[Ss]ube|subi|calient|calentado|gana |ganado/

/** The change each time, the number of changes, the start, or the end, solved from a story. */
export function changeShown({ stem }: Shown): Response {
  const [first = 0, second = 1, third = 0] = valuesIn(stem)
  if (/by the same amount|[Cc]ambió lo mismo/.test(stem)) return solved.number((third - first) / second)
  if (/After how many|Después de cuánt/.test(stem)) return solved.number(Math.abs((third - first) / second))
  const way = goesUp.test(stem) ? 1 : -1
  const isBack = /(?:first|noon|start|before)\?|(?:principio|mediodía|empezó|antes)\?/.test(stem)
  return solved.number(isBack ? third - way * first * second : first + way * second * third)
}
