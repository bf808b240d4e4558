const small = [
  '',
  '',
  'medio',
  'tercio',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
  'onceavo',
  'doceavo',
  'treceavo',
  'catorceavo',
  'quinceavo',
  'dieciseisavo',
  'diecisieteavo',
  'dieciochoavo',
  'diecinueveavo',
]
const ones = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const tens = [
  '',
  '',
  'veinte',
  'treinta',
  'cuarenta',
  'cincuenta',
  'sesenta',
  'setenta',
  'ochenta',
  'noventa',
]

/** The name of a unit fraction's denominator: “tercio”, “veinticuatroavo”. Beyond 100, only 1,000 has a name. */
function partName(count: number): string | undefined {
  if (count < 2) return undefined
  if (count < 20) return small[count]
  if (count === 100) return 'centésimo'
  if (count === 1000) return 'milésimo'
  if (count > 100) return undefined
  const ten = tens[Math.floor(count / 10)] ?? ''
  const one = ones[count % 10] ?? ''
  if (one === '') return count === 20 ? 'veinteavo' : `${ten.slice(0, -1)}avo`
  return count < 30 ? `veinti${one}avo` : `${ten}i${one}avo`
}

/** A fraction of two whole numbers: “3 cuartos”, “un medio”, “7 sobre 250”. */
export function fractionWords(top: string, bottom: string): string {
  const name =
    /^\d+$/.test(top) && /^[\d,]+$/.test(bottom) ? partName(Number(bottom.replaceAll(',', ''))) : undefined
  if (name === undefined) return `${top} sobre ${bottom}`
  return top === '1' ? `un ${name}` : `${top} ${name}s`
}

/** Whether the words are a fraction less than one: “3 cuartos”. */
export function isPartOfOne(words: string): boolean {
  const [, top = '', name = ''] = /^(\d+|un) (\p{L}+)$/u.exec(words) ?? []
  for (let bottom = 2; bottom <= 1000; bottom += 1) {
    const part = partName(bottom)
    if (part === undefined) continue
    if (name === part) return top === 'un'
    if (name === `${part}s`) return Number(top) < bottom
  }
  return false
}
