/** Numbering and words that only introduce a line. */
const label =
  /^(?:(?:step|line|paso|línea)\s*\d+\s*[:.)]\s*|(?:check|test|comprobación|prueba)(?: [-−]?[\d./]+)?\s*:\s*|(?:a|r|resp?|(?:final )?answer|respuesta(?: final)?|solution|solución)\s?:\s*|[lr]h?s\s?[=:]\s*(?=[-−(]?\d)|\d{1,2}[.)]\s+(?=\S)|[a-h]\)\s+|[•✓✔☑*]\s+)/iu
const leadingWords =
  /^(?:so|then|thus|therefore|hence|and|now|next|finally|which (?:means|gives)|that (?:means|gives)|this gives|it gives|(?:i|we|you) (?:get|have|got)|gives|entonces|luego|ahora|así que|por lo tanto|por tanto|queda|(?:me )?da|(?:it|that|she|he|the \p{L}+) (?:is|costs|pays|gets|has|needs|leaves|makes)(?= [-−$]?\d)|(?:cuesta|paga|quedan|son)(?= [-−$]?\d)|obtengo|resulta|→|⇒|∴|->|=>)(?=[\s:,]|$)[\s:,]*/iu

/** `base:`, `Area of the base:`, `total =` before a calculation. */
const name = /^\p{L}{2,}(?: \p{L}+){0,5}\s*[:=]\s*(?=[-−(√$]?\s*\d)/u

/** Removes a name in words in front of a calculation. */
export const withoutName = (text: string): string => text.replace(name, '')

/** Removes the line's number, `so`, `I get`, an arrow, or a check mark. */
export function withoutLabel(text: string): string {
  let rest = text
    .trim()
    .replace(label, '')
    .replace(/\s*[✓✔☑]\s*$/u, '')
  for (
    let shorter = rest.replace(leadingWords, '');
    shorter !== rest;
    shorter = rest.replace(leadingWords, '')
  ) {
    rest = shorter
  }
  return rest.trim()
}

const relation = /[=<>≤≥≠≈]/u
/** A word that is not a unit, a function, or the name of a letter. */
const word =
  /(?<!\p{L})(?!(?:sqrt|root|cbrt|abs|over|times|plus|minus|and|pi|divided|equals|squared|cubed)(?!\p{L}))\p{L}{3,}/iu
/** `-5`, `÷ 3`, `· 2`, `+ 2x`: an operation on both sides. */
const operation = String.raw`[-+÷×*·:/−]\s?\(?[-−]?\d*[\d.,/]*\p{L}?\)?`
const operations = new RegExp(`^(?:${operation}\\s*){1,3}$`, 'u')
/** `(+4)`, `(x3)`, `/3 = /3`: an operation that is marked on one side or on both. */
const markedOperation =
  /^\((\d+)\) ?\(\1\)$|^\( ?[-+÷×*·:/−x] ?\d+[\d./]*\p{L}? ?\)$|^([+÷×*·:/] ?\d+\p{L}?) ?[=|] ?\2$/u
/** `-2 > -2`: an operation on both sides of an inequality. */
const operationOnBoth = /^([-−] ?\d+\p{L}?) ?[<>] ?\1$/u

/** Whether the whole line only marks something: a rule under a sum, a check mark, or an operation on both sides. */
export const isMark = (text: string, hasRelations: boolean): boolean =>
  /^[-_=—~.?!✓✔☑\s]{2,}$|^[✓✔☑]$/u.test(text) ||
  (hasRelations && (operations.test(text) || markedOperation.test(text) || operationOnBoth.test(text)))

/** `LCD = 12`, `GCF is 3`: a number that the work uses, and no value of it. */
export const isCommonNumber = (text: string): boolean =>
  /^(?:the |el )?(?:lcd|lcm|gcf|gcd|common denominator|mcd|mcm|m\.c\.[dm]\.|denominador común) ?(?:=|is|es|:) ?\d+\p{L}?$/iu.test(
    text,
  )
const instruction =
  /^(?:add|subtract|multiply|divide|distribute|combine|simplify|factor|expand|move|check|undo|isolate|substitute|plug|cancel|solve|cross|suma|resta|multiplica|divide|distribuye|combina|simplifica|factoriza|despeja|sustituye|comprueba)(?!\p{L})/iu
/** `2 decimal places` beside a product of decimals. */
const places =
  /^\d+ (?:(?:decimal )?places?|lugar(?:es)?(?: decimal(?:es)?)?|cifras? decimal(?:es)?)(?!\p{L})/iu
/** `let x = the number of apples`. */
const definition =
  /^(?:let|sea|say)\s|^\p{L}\s*(?:=|is|es|:)\s*(?:the|number|how|cost|price|el|la|los|número|precio)\s/iu

/**
 * Whether the whole line is a note: words, an operation on both sides, or the definition of a letter. `hasRelations` if
 * the work is in equations, so that a bare operation is not a statement.
 */
export function isNote(text: string, hasRelations: boolean): boolean {
  if (definition.test(text)) return true
  if (relation.test(text)) return false
  if (instruction.test(text) || places.test(text)) return true
  if (hasRelations && operations.test(text)) return true
  return hasRelations ? word.test(text) && !isSaid(text) : !/\d/u.test(text) && word.test(text)
}

/** Words that state a solution. */
const isSaid = (text: string): boolean =>
  /solution|solución|solucion|all |any |every |infinit|none|number|todos|always|equals|at (?:least|most)|than/iu.test(
    text,
  )

interface Aside {
  readonly body: string
  readonly aside: string
  /** The note may also be algebra. Then it is a note only if the line repeats the one above without it. */
  readonly isDoubtful: boolean
}

/** The ways to split off a possible note at the end of a line: `(divide by 3)`, `| -5`, `÷3`, `-5 -5`, `because …`. */
export function asideOf(text: string): readonly Aside[] {
  const found: Aside[] = []
  const cut = (at: RegExp, isDoubtful = false) => {
    const match = at.exec(text)
    const body = text.slice(0, match?.index ?? 0).trim()
    if (match !== null && body !== '' && relation.test(body) === relation.test(text))
      found.push({ body, aside: text.slice(match.index).trim(), isDoubtful })
  }
  cut(/\s*[([][^()[\]]*\p{L}{3,}[^()[\]]*[)\]]\s*$/u)
  cut(/\s*[([]\s*[-+÷×*·:/−][^()[\]]*[)\]]\s*$/u)
  cut(/\s*\|[^|=<>]*$/u)
  cut(/\s*(?:\/\/|<-|←)\s.*$/u)
  cut(/[\s,]+(?:by|because|bc|b\/c|since|from|porque|ya que|pues|al)\s.*$/iu)
  const remark =
    /^[^=<>≤≥]*\p{L}{3,}[^=<>≤≥]*?(?:,? (?:so|then|entonces|queda|da)|[:;]) (?=\S)/iu.exec(text)?.[0] ?? ''
  if (remark !== '') found.push({ body: text.slice(remark.length), aside: remark.trim(), isDoubtful: false })
  cut(/[\s,]+(?:(?:and|then) )*(?:I|we|you) \p{L}{2,}.*$/u)
  cut(/\s+:\d[\d.,/]*\p{L}?$/u)
  cut(new RegExp(`\\s{2,}(?:${operation}\\s*){1,3}$`, 'u'))
  cut(new RegExp(`\\s+(?:${operation}\\s*){2,3}$`, 'u'), true)
  cut(new RegExp(`\\s*${operation}\\s*$`, 'u'), true)
  cut(/[\s,]+(?:(?!(?:or|and|o|y|no|all|is)(?!\p{L}))\p{L}{2,}\s*){1,12}[\d\p{L}\s.,!]*$/iu)
  return found
}
