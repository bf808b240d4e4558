/** A token of normalized text. `spaced` says whether a space is before it; `end` is exclusive. */
export interface Token {
  readonly kind: 'number' | 'word' | 'symbol'
  readonly text: string
  readonly start: number
  readonly end: number
  readonly spaced: boolean
}

/**
 * Digits with their commas and decimal point; a word of letters; `**` or `\command` as one symbol; or any other single
 * character. A point not followed by a digit is a symbol, because it may end a sentence.
 */
const piece =
  /(\s*)(?:(\d+(?:,\d+)*(?:\.\d*⦅\d+⦆|\.\d+)?|\.\d*⦅\d+⦆|\.\d+)|(\p{L}+)|(\*\*|\\[a-zA-Z]+|\\.|\S))/uy

/** Takes linear time and covers all input: every character except spaces is in a token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  piece.lastIndex = 0
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    const [whole, space = '', number, word, symbol = ''] = match
    const end = match.index + whole.length
    tokens.push({
      kind: number !== undefined ? 'number' : word !== undefined ? 'word' : 'symbol',
      text: number ?? word ?? symbol,
      start: match.index + space.length,
      end,
      spaced: space !== '',
    })
  }
  return tokens
}

/** `1,234,567`, but not `1,5`, `12,34`, or `0,125`. */
export const hasGoodCommas = (numeral: string): boolean =>
  !numeral.includes(',') || /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(numeral)
